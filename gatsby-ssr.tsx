import bundleReport from 'bundle-report';
import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import boot from 'site-data/boot.json';
import shell from 'site-data/shell.json';
import sidebars from 'site-data/sidebars.json';
import { NavbarItem } from './src/components/frame/NavbarItem';
import { checkNavbar } from './src/gatsby/document/check-navbar';
import { arrangeScripts, InlineScript } from './src/gatsby/document/document-scripts';
import { pageLoader } from './src/gatsby/document/inline-scripts';
import { inlinePageData } from './src/gatsby/document/page-data';
import { renderPage } from './src/gatsby/document/render-page';
import { createPolicy } from './src/gatsby/document/security-policy';
import { listSiteHead } from './src/gatsby/document/site-head';
import { layerOrder } from './src/styles/layer-order';
import { PageShell } from './src/templates/PageShell';

const isBuild = process.env.NODE_ENV === 'production';

/** Arguments that Gatsby passes but does not declare. */
interface UndeclaredArgs {
  /** Missing under `develop`, which serves at the root. */
  pathPrefix?: string;
  loadPageDataSync?(path: string): unknown;
}

let isNavbarChecked = false;

export const replaceRenderer = (args: ReplaceRendererArgs) => {
  if (!isNavbarChecked) {
    const context = { shell, route: '/', version: '' };
    checkNavbar(shell.navbar.items, (item) =>
      renderToString(<NavbarItem item={item} context={context} />),
    );
    isNavbarChecked = true;
  }
  renderPage(args);
};

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageShell sidebars={sidebars} pageContext={props.pageContext}>
    {element}
  </PageShell>
);

export const onRenderBody = (args: RenderBodyArgs & UndeclaredArgs) => {
  const { setHtmlAttributes, setPostBodyComponents, loadPageDataSync, pathname } = args;
  setHtmlAttributes({
    lang: shell.languages[0]?.code,
    'data-base': args.pathPrefix,
    'data-route': pathname,
    'data-colour-mode': shell.colourMode.respectPrefersColorScheme ? 'system' : 'fixed',
    ...(shell.announcement && { 'data-announcement': shell.announcement.id }),
  } as object);
  if (!isBuild || !loadPageDataSync) return;
  setPostBodyComponents([
    <script
      key="page-data"
      id="site.page-data"
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<"
      dangerouslySetInnerHTML={{ __html: inlinePageData(loadPageDataSync(pathname)) }}
    />,
  ]);
};

export const onPreRenderHTML = (args: PreRenderHTMLArgs & UndeclaredArgs) => {
  const { pathPrefix = '' } = args;
  const head = args.getHeadComponents() as ReactElement[];
  const isMeta = ({ type }: ReactElement) => type === 'meta';
  const policy = createPolicy([boot.script, pageLoader]);
  args.replaceHeadComponents([
    isBuild && <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />,
    ...head.filter(isMeta),
    <InlineScript key="boot" script={boot.script} />,
    <style key="layers">{layerOrder}</style>,
    ...listSiteHead(shell, pathPrefix),
    ...head.filter((component) => !isMeta(component)),
  ]);
  if (isBuild) {
    const scripts = args.getPostBodyComponents() as Parameters<typeof arrangeScripts>[0];
    args.replacePostBodyComponents(
      arrangeScripts(scripts, bundleReport, pathPrefix, shell.searchIndex),
    );
  }
};
