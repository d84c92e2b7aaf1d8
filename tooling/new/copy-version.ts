import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { interfaceFiles, versionFiles } from '../../src/content/author-files';
import { isLeftover } from '../../src/content/files/read-files';

/** The folders and files of a version, directly in its folder. */
const names = new Set(
  [...Object.values(versionFiles), ...Object.values(interfaceFiles)].map((kind) => {
    const [name = ''] = ('folder' in kind ? kind.folder : kind.path).split('/');
    return name;
  }),
);

/**
 * Copies all files of the current version for the version `name`, by the absolute path of each copy. Links stay as they
 * are written: `/docs/setup/` means the page of the version whose text it is in.
 */
export async function copyVersion(root: string, name: string): Promise<Map<string, Buffer>> {
  const files = await Promise.all([...names].map((each) => listFiles(join(root, each))));
  const copies = files.flat().map(async (file): Promise<[string, Buffer]> => {
    const bytes = await readFile(file);
    const copy = join(root, 'versions', name, relative(root, file));
    return [copy, file.endsWith('.yaml') ? moveSchema(bytes) : bytes];
  });
  return new Map(await Promise.all(copies));
}

/** A file itself, or every file of a folder that an author wrote. */
async function listFiles(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => {});
  if (!entries) return [path];
  return entries
    .filter((entry) => !entry.isDirectory() && !isLeftover(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Lets editors find the schema of a file that moves from the content root to the folder of a version. */
function moveSchema(text: Buffer): Buffer {
  return Buffer.from(
    `${text}`.replace(/^(# yaml-language-server: \$schema=)(?=\.\.\/)/, '$1../../'),
  );
}
