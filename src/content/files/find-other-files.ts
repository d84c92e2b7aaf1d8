import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Problem } from '../../problems/problem';
import { nearest } from '../../text/nearest';
import { interfaceFiles, siteFiles, versionFiles } from '../author-files';
import { isLeftover, nameFile, readFiles } from './read-files';
import { imageEndings } from './read-images';
import type { VersionFolder } from './version-folder';

const kinds = [...Object.values(versionFiles), ...Object.values(interfaceFiles)];
const paths = kinds.map((kind) => ('folder' in kind ? kind.folder : kind.path));

/** The names that are read in the content root. */
const ofRoot = [...Object.values(siteFiles).map(({ path }) => path), 'words.txt', 'versions'];
/** The names that are read in the folder of a version. */
const ofVersion = [...paths.filter((path) => !path.includes('/')), 'openapi'];
/** The names that are read next to the interface of a version. */
const ofInterface = paths
  .filter((path) => path.startsWith('openapi/'))
  .map((path) => basename(path));

/** The folders in which every file should be read, and the file extensions that are. */
const endings = Object.fromEntries(
  kinds.flatMap((kind) =>
    'folder' in kind ? [[kind.folder, [...kind.endings, ...(kind.besides ?? [])]]] : [],
  ),
);

/** Finds files in a version's folder that are not read, although they were probably meant to be. */
export async function findOtherFiles({ root, folder }: VersionFolder): Promise<Problem[]> {
  const names = folder === root ? [...ofRoot, ...ofVersion] : ofVersion;
  const found = await Promise.all([
    findMisnamed(root, folder, names),
    findMisnamed(root, join(folder, 'openapi'), ofInterface),
    ...Object.keys(endings).map((part) => findUnread(root, folder, part)),
  ]);
  return found.flat();
}

/** Returns true for the name of a settings file next to the interface, even if it is mistyped. */
export function resemblesSettings(name: string): boolean {
  return nearest(name, ofInterface) !== undefined;
}

async function findMisnamed(
  root: string,
  folder: string,
  own: readonly string[],
): Promise<Problem[]> {
  const all = [...ofRoot, ...ofVersion, ...ofInterface];
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name): Problem[] => {
    if (own.includes(name) || isLeftover(name)) return [];
    const suggestion = nearest(name, all);
    if (suggestion === undefined) return [];
    const rightFolder = ofInterface.includes(suggestion)
      ? 'openapi/'
      : ofRoot.includes(suggestion)
        ? 'the content root'
        : 'the folder of the version';
    return [
      {
        severity: 'warning',
        code: 'file/misnamed',
        file: nameFile(root, join(folder, name)),
        found: `${name}, which is not read`,
        expected: `one of ${own.join(', ')}`,
        fix: fixName(name, suggestion, own.includes(suggestion) ? undefined : rightFolder),
      },
    ];
  });
}

function fixName(name: string, meant: string, folder: string | undefined): string {
  const move = folder === undefined ? 'rename it' : `move it to ${folder}`;
  return name === meant ? move : `did you mean ${meant}? Then ${move}`;
}

async function findUnread(root: string, folder: string, part: string): Promise<Problem[]> {
  const files = (await readFiles(root, join(folder, part), [''])).map(({ file }) => file);
  const read = endings[part] ?? [];
  return files
    .filter((file) => !read.some((ending) => isRead(file, ending)))
    .map((file) => ({
      severity: 'warning',
      code: 'file/unread',
      file,
      found: `a file in ${part}/ that is not read, so no page shows it`,
      expected: `a file that ends in ${read.join(', ')}`,
      fix: `rename it to ${read[0]}, or move it elsewhere`,
    }));
}

/** The extensions of images are not case-sensitive. */
function isRead(file: string, ending: string): boolean {
  return (imageEndings.includes(ending) ? file.toLowerCase() : file).endsWith(ending);
}
