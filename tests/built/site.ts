import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { buildOutput, publicationRecord, publicFolder } from '../../tooling/build/build-folders';
import { readPublication } from '../../tooling/build/publication-record';

export const folder = publicFolder;
export const prefix = '/superposition';

export interface Page {
  /** Path below `public`. */
  file: string;
  html: string;
  $: CheerioAPI;
}

const publication = readPublication(publicationRecord);

/** What a build with `COMPRESS=true` writes beside a text. */
export const isCompressed = (path: string) => /\.\w+\.(gz|br)$/.test(path);

/** Paths of all files of the built site, below `public`. */
export const files = Object.keys(publication?.files ?? {}).filter((path) => !isCompressed(path));
/** Paths of the files that are still there for open tabs of the build before. */
export const previousFiles = publication?.previous ?? [];

export const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Reads a file of the build that is not published. */
export const readUnpublished = (file: string) => readFileSync(join(buildOutput, file), 'utf8');

/** Lists the modules of a script, from its source map; undefined if it has none. */
export function listSources(script: string): string[] | undefined {
  const map = `${script}.map`;
  return existsSync(join(buildOutput, map)) ? JSON.parse(readUnpublished(map)).sources : undefined;
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
