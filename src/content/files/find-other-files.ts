import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Problem } from '../../problems/problem';
import { nearest } from '../../text/nearest';
import { nameFile, readFiles } from './read-files';
import { imageEndings } from './read-images';
import type { VersionFolder } from './version-folder';

/** What is read of the content root, of a version and of its interface. */
const ofRoot = ['site.yaml', 'search-checks.yaml', 'synonyms.yaml', 'words.txt', 'versions'];
const ofVersion = ['sidebar.yaml', 'guides', 'notes', 'figures', 'openapi'];
const ofInterface = ['errors.yaml', 'sdks.yaml', 'aliases.yaml', 'overlays'];

/** The folders in which every file counts, and the endings that are read there. */
const endings: Record<string, string[]> = {
  guides: ['.mdx', ...imageEndings],
  notes: ['.mdx', ...imageEndings],
  figures: ['.svg'],
  'openapi/overlays': ['.yaml', '.yml', '.json'],
};

/** Finds what is in the folder of a version and probably meant to be read, but is not. */
export async function findOtherFiles({ root, folder }: VersionFolder): Promise<Problem[]> {
  const names = folder === root ? [...ofRoot, ...ofVersion] : ofVersion;
  const found = await Promise.all([
    findMisnamed(root, folder, names),
    findMisnamed(root, join(folder, 'openapi'), ofInterface),
    ...Object.keys(endings).map((part) => findUnread(root, folder, part)),
  ]);
  return found.flat();
}

/** True for the name of a file beside the interface that is one of its settings, mistyped or not. */
export function soundsLikeSettings(name: string): boolean {
  return nearest(name, ofInterface) !== undefined;
}

async function findMisnamed(root: string, folder: string, own: string[]): Promise<Problem[]> {
  const all = [...ofRoot, ...ofVersion, ...ofInterface];
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name): Problem[] => {
    if (own.includes(name)) return [];
    const meant = nearest(name, all);
    if (meant === undefined) return [];
    const folderOfMeant = ofInterface.includes(meant)
      ? 'openapi/'
      : ofRoot.includes(meant)
        ? 'the content root'
        : 'the folder of the version';
    return [
      {
        severity: 'warning',
        code: 'file/misnamed',
        file: nameFile(root, join(folder, name)),
        found: `${name}, which nothing reads`,
        expected: `one of ${own.join(', ')}`,
        fix: own.includes(meant)
          ? `rename it to ${meant}`
          : `move it to ${folderOfMeant}, as ${meant}`,
      },
    ];
  });
}

async function findUnread(root: string, folder: string, part: string): Promise<Problem[]> {
  const read = endings[part] ?? [];
  const files = await readFiles(root, join(folder, part), ['']);
  return files
    .map(({ file }) => file)
    .filter((file) => !basename(file).startsWith('.'))
    .filter((file) => !read.some((ending) => isRead(file, ending)))
    .map((file) => ({
      severity: 'warning',
      code: 'file/unread',
      file,
      found: `a file in ${part}/ that is not read, so no page shows it`,
      expected: `the endings ${read.join(', ')}`,
      fix: `rename it to ${read[0]}, or move it elsewhere`,
    }));
}

/** Images are read whatever the case of their endings. */
function isRead(file: string, ending: string): boolean {
  return (imageEndings.includes(ending) ? file.toLowerCase() : file).endsWith(ending);
}
