import type { ReactElement } from 'react';
import {
  type BundleReport,
  listChunkFiles,
  pageLoader,
  readCompilationHash,
} from './inline-scripts';

/** The only page that loads the code of the search immediately. */
const searchPage = 'component---src-pages-search-tsx';

type Script = ReactElement<{ src?: string; dangerouslySetInnerHTML?: { __html: string } }>;

function readScript(scripts: readonly Script[], key: string): string {
  return scripts.find((script) => script.key === key)?.props.dangerouslySetInnerHTML?.__html ?? '';
}

/** An inline script with the same text on every page. What differs is in its attributes. */
export function InlineScript({ script, hash }: { script: string; hash?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build
  return <script data-hash={hash} dangerouslySetInnerHTML={{ __html: script }} />;
}

/**
 * Rearranges the scripts that Gatsby adds after the page: one constant inline script, then the bundle
 * with the chunk of the template, which Gatsby would only fetch when the bundle runs. `defer` preserves
 * this order; React would hoist `async` scripts above the inline one. The page is readable without them,
 * so its own text and the first paint come before them.
 */
export function arrangeScripts(
  scripts: readonly Script[],
  report: BundleReport,
  prefix: string,
  searchIndex?: string,
): Script[] {
  const { componentChunkName } = JSON.parse(readScript(scripts, 'page-data'));
  const hash = readCompilationHash(readScript(scripts, 'script-loader'));
  const bundle = scripts.flatMap(({ props }) => props.src ?? []);
  const filesOf = (chunk: string) =>
    listChunkFiles(report, chunk).map((file) => `${prefix}/${file}`);
  const template = filesOf(componentChunkName);
  const isSearch = componentChunkName === searchPage;
  const early = isSearch ? filesOf('search') : [];
  return [
    ...scripts.filter(
      ({ key, props }) => !props.src && key !== 'script-loader' && key !== 'chunk-mapping',
    ),
    <InlineScript key="page-loader" script={pageLoader} hash={hash} />,
    ...early.map((href) => <link key={href} rel="preload" as="script" href={href} />),
    ...(isSearch && searchIndex ? [prefix + searchIndex] : []).map((href) => (
      <link key={href} rel="preload" as="fetch" crossOrigin="" href={href} />
    )),
    ...[...new Set([...bundle, ...template])].map((src) => (
      <script key={src} src={src} defer fetchPriority="low" />
    )),
  ];
}
