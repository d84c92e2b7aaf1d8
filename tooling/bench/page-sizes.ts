import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { readBuiltPrefix } from '../serve/built-prefix';
import type { PageMeasures } from './measure-page';
import { brotliSize, measureHtml } from './sizes';

/** The sizes of a first load that can be read from a page and the files that it names, in bytes. */
export type PageSizes = Pick<PageMeasures, 'script' | 'fonts' | 'total' | 'html' | 'style'>;

/** Measures pages of a built site without a browser. */
export class SizeReader {
  private readonly known = new Map<string, number>();
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
    return { html, style, script, fonts, total: html + style + script + fonts + this.sum(icons) };
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

  private sizeOf(address: string): number {
    const size = this.known.get(address) ?? this.measureFile(address);
    this.known.set(address, size);
    return size;
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
