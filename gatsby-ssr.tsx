import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import boot from 'site-data/boot.json';
import shell from 'site-data/shell.json';
import sidebars from 'site-data/sidebars.json';
import { pageLoader, readCompilationHash } from './src/gatsby/inline-scripts';
import { inlinePageData } from './src/gatsby/page-data';
import { createPolicy } from './src/gatsby/security-policy';
import { PageShell } from './src/templates/PageShell';

const isBuild = process.env.NODE_ENV === 'production';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageShell sidebars={sidebars} location={props.location} pageContext={props.pageContext}>
    {element}
  </PageShell>
);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setPostBodyComponents,
  loadPageDataSync,
  pathname,
  pathPrefix,
}: Parameters<NonNullable<GatsbySSR['onRenderBody']>>[0] & {
  loadPageDataSync?(path: string): unknown;
  pathPrefix?: string;
}) => {
  setHtmlAttributes({
    lang: 'en',
    'data-base': pathPrefix ?? '',
    'data-route': pathname,
    'data-colour-mode': shell.colourMode.respectPrefersColorScheme ? 'system' : 'fixed',
    ...(shell.announcement && { 'data-announcement': shell.announcement.id }),
  } as object);
  if (!isBuild || !loadPageDataSync) return;
  setPostBodyComponents([
    <script
      key="page-data"
      id="page-data"
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<"
      dangerouslySetInnerHTML={{ __html: inlinePageData(loadPageDataSync(pathname)) }}
    />,
  ]);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const inline = (key: string, script: string, hash?: string) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build
    <script key={key} data-hash={hash} dangerouslySetInnerHTML={{ __html: script }} />
  );
  const head = getHeadComponents() as ReactElement[];
  const isMeta = ({ type }: ReactElement) => type === 'meta';
  const policy = (
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={createPolicy([boot.script, pageLoader])}
    />
  );
  replaceHeadComponents([
    ...(isBuild ? [policy] : []),
    ...head.filter(isMeta),
    inline('boot', boot.script),
    ...head.filter((component) => !isMeta(component)),
  ]);
  if (!isBuild) return;
  const body = getPostBodyComponents() as ReactElement<{
    dangerouslySetInnerHTML?: { __html: string };
  }>[];
  replacePostBodyComponents(
    body.flatMap((component) => {
      if (component.key === 'chunk-mapping') return [];
      if (component.key !== 'script-loader') return [component];
      const script = component.props.dangerouslySetInnerHTML?.__html ?? '';
      return [inline('script-loader', pageLoader, readCompilationHash(script))];
    }),
  );
};
