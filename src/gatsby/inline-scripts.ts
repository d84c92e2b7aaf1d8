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

/** The hash of the compilation in Gatsby's own script, or an empty text. */
export function readCompilationHash(gatsbyScript: string): string {
  return /___webpackCompilationHash="([^"]*)"/.exec(gatsbyScript)?.[1] ?? '';
}
