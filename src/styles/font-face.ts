/**
 * Declares the web font, which is used in the visits for which `boot/face.ts` decides so. It is in the head
 * of each page and not in the style of the site: browsers would load it again when that takes the place of
 * the style of the page, and it is never exchanged while a page is shown.
 */
export function declareFont(address: string): string {
  const source = `url(${address}) format("woff2")`;
  return `@font-face{font-family:Inter Variable;src:${source};font-weight:100 900;font-style:normal;font-display:optional}`;
}
