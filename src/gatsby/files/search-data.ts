import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { SynonymGroups } from '../../content/settings/synonyms';
import { manifestName } from '../../search/engine/index/index-files';
import { type IndexFile, writeIndex } from '../../search/engine/index/write-index';
import type { SearchRecord } from '../../search/record';
import type { SearchData } from '../../search/search-data';
import { siteDataFolder } from '../bundle/site-data';
import { isHostedSearch } from '../hosted-search/environment';
import { writeIfChanged } from './write-if-changed';

const folderName = 'search-index-';
const style = join('src', 'components', 'search', 'search.css');

/**
 * Writes what the search needs in a browser: its data, which is loaded with its code, and the index,
 * in a folder with a hash in its name. With a hosted search, there is no index.
 */
export async function writeSearchData(
  synonyms: SynonymGroups,
  records: readonly SearchRecord[],
  popular: SearchData['popular'] = [],
): Promise<void> {
  const publicFolder = join(process.cwd(), 'public');
  const files = isHostedSearch(process.env) ? [] : writeIndex(records, synonyms);
  const folder = files.length > 0 ? nameFolder(files) : undefined;
  await removeOldIndexes(publicFolder, folder);
  if (folder) await writeAll(join(publicFolder, folder), files);
  const manifest = files.find(({ name }) => name === manifestName);
  const data: SearchData = {
    ...(folder && { folder: `/${folder}` }),
    ...(manifest && { manifest: JSON.parse(manifest.text) }),
    areas: listAreas(records),
    popular,
    style: await readStyle(),
  };
  await writeIfChanged(join(siteDataFolder, 'search.json'), JSON.stringify(data));
}

function nameFolder(files: readonly IndexFile[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`);
  return folderName + hash.digest('hex').slice(0, 16);
}

async function writeAll(folder: string, files: readonly IndexFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ name, text }) => writeFile(join(folder, name), text)));
}

/** Removes the indexes of earlier builds, which nothing uses. */
async function removeOldIndexes(publicFolder: string, kept: string | undefined): Promise<void> {
  const names = await readdir(publicFolder).catch((): string[] => []);
  const others = names.filter((name) => name.startsWith(folderName) && name !== kept);
  await Promise.all(
    others.map((name) => rm(join(publicFolder, name), { recursive: true, force: true })),
  );
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
