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

/** The files of a chunk (`/component---src-templates-guide-tsx-….js`) in Gatsby's script that maps chunks. */
export function readChunkFiles(script: string, chunk: string): string[] {
  const json = /___chunkMapping=(\{.*?\});/.exec(script)?.[1] ?? '{}';
  const files = (JSON.parse(json) as Record<string, string[]>)[chunk] ?? [];
  return files.filter((file) => file.endsWith('.js'));
}
