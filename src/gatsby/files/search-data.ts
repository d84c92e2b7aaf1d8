import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { indexPrefix } from '../../search/engine/index/index-files';
import { type IndexFile, writeIndex } from '../../search/engine/index/write-index';
import type { SearchRecord } from '../../search/record';
import type { SearchData } from '../../search/search-data';
import { siteDataFolder } from '../bundle/site-data';
import type { StoredContent } from '../content-store';
import { isHostedSearch } from '../hosted-search/environment';
import { writeIfChanged } from './write-if-changed';

const compressed = /\.(br|gz)$/;
const style = join('src', 'components', 'search', 'search.css');

/** Writes the data that is compiled into the code of the search. */
export async function writeSearchData({ content, records }: StoredContent): Promise<void> {
  const { popularPages: popular = [] } = content.site;
  const data: SearchData = {
    areas: listAreas([...records.values()].flat()),
    popular,
    style: await readStyle(),
  };
  await writeIfChanged(join(siteDataFolder, 'search.json'), JSON.stringify(data));
}

/** Writes the index of the embedded search. With a hosted search, there is none. */
export function writeSearchIndex({ content, records }: StoredContent): Promise<void> {
  const isHosted = isHostedSearch(process.env);
  return replaceIndex(isHosted ? [] : writeIndex([...records.values()].flat(), content));
}

/** Writes the files of an index, and removes those of earlier ones, which nothing uses. */
async function replaceIndex(files: readonly IndexFile[]): Promise<void> {
  const folder = join(process.cwd(), 'public');
  const names = new Set(files.map(({ name }) => name));
  const existing = await readdir(folder).catch((): string[] => []);
  const gone = existing.filter(
    (name) => name.startsWith(indexPrefix) && !names.has(name.replace(compressed, '')),
  );
  await Promise.all(gone.map((name) => rm(join(folder, name), { recursive: true })));
  await Promise.all(files.map(({ name, text }) => writeIfChanged(join(folder, name), text)));
}

/** The titles of areas to suggest if a search finds nothing, in the order of the sidebar. */
function listAreas(records: readonly SearchRecord[]): string[] {
  const areas = records.filter(({ kind, breadcrumb }) => kind === 'area' && breadcrumb.length > 0);
  return [...new Set(areas.map(({ title }) => title))];
}

async function readStyle(): Promise<string> {
  const { code } = await transform(await readFile(style, 'utf8'), { loader: 'css', minify: true });
  return code.trim();
}
