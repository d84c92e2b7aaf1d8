/**
 * Replaces Gatsby's two inline scripts, which differ from page to page. The data of the page is read
 * from the JSON block before it, so one policy can list its hash for all pages, and a first load does
 * not fetch page data.
 */
export const pageLoader = [
  'var d=JSON.parse(document.getElementById("site.page-data").textContent);',
  'window.pagePath=d.path;window.pageData=d;window.___chunkMapping={};',
  'window.___webpackCompilationHash=document.currentScript.dataset.hash',
].join('');

/** Reads the hash of the compilation from Gatsby's script of a page; returns an empty string if there is none. */
export function readCompilationHash(script: string): string {
  return /___webpackCompilationHash="([^"]*)"/.exec(script)?.[1] ?? '';
}

/** The part of webpack's report that lists the files of each chunk, including shared ones. */
export interface BundleReport {
  assetsByChunkName: Record<string, string[]>;
}

/** Lists the scripts of a template's chunk (`commons-….js`, `component---….js`), without a leading slash. */
export function listChunkFiles({ assetsByChunkName }: BundleReport, chunk: string): string[] {
  return (assetsByChunkName[chunk] ?? []).filter((file) => file.endsWith('.js'));
}
