import { brotliCompressSync } from 'node:zlib';

const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Bytes of a text as a host with brotli at its best level sends it. */
export function brotliSize(text: string): number {
  return brotliCompressSync(text).length;
}

/** Compressed size of a page, the inlined style apart: every page carries the same one. */
export function measureHtml(html: string): { html: number; style: number } {
  const styles = [...html.matchAll(style)].map(([, css]) => css);
  return { html: brotliSize(html.replace(style, '')), style: brotliSize(styles.join('\n')) };
}
