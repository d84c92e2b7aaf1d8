import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type CheerioAPI, load } from 'cheerio';
import { remember } from '../../src/text/remember';
import { readBuiltPrefix } from '../serve/built-prefix';

/** The sizes of a first load that can be read from a page and the files that it names, in bytes with brotli. */
export interface PageSizes {
  script: number;
  total: number;
  /** The document without its style, which all pages share. */
  html: number;
  style: number;
}

const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Returns the size of a text in bytes when compressed with brotli at its highest level. */
export function brotliSize(text: string | Buffer): number {
  return brotliCompressSync(text).length;
}

/** Returns the compressed size of a page, separate from its inlined style. */
export function measureHtml(html: string): Pick<PageSizes, 'html' | 'style'> {
  const styles = [...html.matchAll(style)].map(([, css]) => css);
  return { html: brotliSize(html.replace(style, '')), style: brotliSize(styles.join('\n')) };
}

/** Measures pages of a built site without a browser. */
export class SizeReader {
  private readonly sizeOf = remember(
    (address: string) => this.measureFile(address),
    (address) => address,
  );
  private readonly prefix: string;

  constructor(private readonly folder: string) {
    this.prefix = readBuiltPrefix(folder);
  }

  /** Measures a page by its address below the prefix; an unknown address gets the page for errors. */
  measure(address: string): PageSizes {
    const text = this.readPage(address);
    const $ = load(text);
    const { html, style } = measureHtml(text);
    const script = this.sum(listAddresses($, 'script[src]', 'src')) + this.measureSearchCode($);
    const icons = listAddresses($, 'link[rel~="icon"], link[rel="stylesheet"]', 'href');
    const fonts = this.sum(listFonts(text));
    return { html, style, script, total: html + style + script + fonts + this.sum(icons) };
  }

  /** Measures the code that is loaded when a reader opens the search; the search page preloads it. */
  measureSearch(): number {
    return this.measureSearchCode(load(this.readPage('search/')));
  }

  private measureSearchCode($: CheerioAPI): number {
    return this.sum(listAddresses($, 'link[rel="preload"][as="script"]', 'href'));
  }

  private readPage(address: string): string {
    const file = join(this.folder, address, 'index.html');
    return readFileSync(existsSync(file) ? file : join(this.folder, '404.html'), 'utf8');
  }

  private sum(addresses: readonly string[]): number {
    return [...new Set(addresses)].reduce((sum, address) => sum + this.sizeOf(address), 0);
  }

  private measureFile(address: string): number {
    const content = readFileSync(join(this.folder, address.slice(this.prefix.length)));
    // Fonts and images are compressed already.
    return /\.(woff2|png|ico)$/.test(address) ? content.length : brotliSize(content);
  }
}

/** Lists the addresses of the fonts that the style of a page names. */
export function listFonts(html: string): string[] {
  return [...new Set(html.match(/(?<=url\(["']?)\/[^"')]+\.woff2/g) ?? [])];
}

function listAddresses($: CheerioAPI, selector: string, attribute: string): string[] {
  const elements = $(selector).toArray();
  return elements.map((element) => $(element).attr(attribute) ?? '');
}

/** Sizes of the data files of all pages, in bytes with brotli. */
export interface PageDataSizes {
  median: number;
  largest: number;
}

/** A tenth of the time of the highest level, and nearly the same order of sizes. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Measures the `page-data.json` in the middle and the largest one of the built site. All of them are compressed less
 * for that, because brotli's highest level takes fifteen seconds for hundreds.
 */
export function measurePageData(publicFolder: string): PageDataSizes {
  const folder = join(publicFolder, 'page-data');
  const ranked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page-data.json'))
    .map((file) => readFileSync(join(folder, file)))
    .map((content) => ({ content, size: brotliCompressSync(content, fast).length }))
    .sort((a, b) => a.size - b.size);
  const sizeAt = (place: number) => brotliSize(ranked.at(place)?.content ?? '');
  return { median: sizeAt(Math.floor(ranked.length / 2)), largest: sizeAt(-1) };
}
