/**
 * Takes over from Gatsby's two inline scripts, which differ from page to page: the data of the
 * page comes from the JSON block before it, so one policy can name its hash for all pages, and a
 * first load fetches no page data.
 */
export const pageLoader = [
  'var d=JSON.parse(document.getElementById("page-data").textContent);',
  'window.pagePath=d.path;window.pageData=d;window.___chunkMapping={};',
  'window.___webpackCompilationHash=document.currentScript.dataset.hash',
].join('');

/** The hash of the compilation in Gatsby's script of a page, or an empty text. */
export function readCompilationHash(script: string): string {
  return /___webpackCompilationHash="([^"]*)"/.exec(script)?.[1] ?? '';
}

/** The part of webpack's own report that says which files a chunk needs, shared ones included. */
export interface BundleReport {
  assetsByChunkName: Record<string, string[]>;
}

/** The scripts of a template's chunk (`commons-….js`, `component---….js`), without a slash. */
export function listChunkFiles({ assetsByChunkName }: BundleReport, chunk: string): string[] {
  return (assetsByChunkName[chunk] ?? []).filter((file) => file.endsWith('.js'));
}
