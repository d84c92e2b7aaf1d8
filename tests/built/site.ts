import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { listFiles } from '../../tooling/files/list-files';

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

/** What a build leaves for itself and for tools, which no release contains (`deploy/release.sh`). */
const unreleased = /\.map$|^(webpack\.stats|chunk-map)\.json$/;

/** Paths of all files of the built site, below `public`. */
export const files = listFiles(folder).filter(
  (path) => !isCompressed(path) && !unreleased.test(path),
);

export const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Lists the modules of a script, from its source map; undefined if it has none. */
export function listSources(script: string): string[] | undefined {
  const map = `${script}.map`;
  return existsSync(join(folder, map)) ? JSON.parse(read(map)).sources : undefined;
}

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
