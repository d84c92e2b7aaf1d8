import { brotliCompressSync } from 'node:zlib';

const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Returns the size of a text in bytes when compressed with brotli at its highest level. */
export function brotliSize(text: string | Buffer): number {
  return brotliCompressSync(text).length;
}

/** Returns the compressed size of a page, separate from the inlined style, which all pages share. */
export function measureHtml(html: string): { html: number; style: number } {
  const styles = [...html.matchAll(style)].map(([, css]) => css);
  return { html: brotliSize(html.replace(style, '')), style: brotliSize(styles.join('\n')) };
}
