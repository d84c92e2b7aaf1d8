import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

export const folder = 'public';
export const prefix = '/superposition';

export interface Page {
  /** Path below `public`. */
  file: string;
  html: string;
  $: CheerioAPI;
}

/** What a build with `COMPRESS=true` writes beside a text. */
export const isCompressed = (path: string) => /\.\w+\.(gz|br)$/.test(path);

/** Paths of all files of the built site, below `public`. */
export const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !isCompressed(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

export const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const parsed = new Map<string, Page>();

/** Reads a page by its file. The style is left out of the tree, because all pages share it. */
export function openFile(file: string): Page {
  let page = parsed.get(file);
  if (!page) {
    const html = read(file);
    page = { file, html, $: load(html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')) };
    parsed.set(file, page);
  }
  return page;
}

export const openPage = (route: string) => openFile(`${route}index.html`.replace(/^\//, ''));

/** Every page of the site, 404 included. */
export const openAll = () => files.filter((file) => file.endsWith('.html')).map(openFile);

/** The file at an address below the prefix, if it exists. */
export function findFile(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname.slice(prefix.length + 1));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return existsSync(join(folder, file)) && files.includes(file) ? file : undefined;
}
