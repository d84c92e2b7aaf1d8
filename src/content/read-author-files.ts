import { join } from 'node:path';
import { inFile } from '../problems/problem';
import type { Read } from '../problems/read';
import type { FileFolder, SettingsFile } from './author-files';
import { describeEncoding } from './files/decode-text';
import { parseYaml } from './files/parse-yaml';
import { decodeOptional, nameFile } from './files/read-files';
import type { VersionFolder } from './files/version-folder';
import { readVersionFiles, type VersionFile } from './files/version-folder';

/** A file of settings: its value, unless it is missing or invalid. */
export interface ReadSettings<Value> extends Read<Value> {
  /** Its name in messages, whether it exists or not. */
  file: string;
}

/** A file of a folder: what it says, unless it is invalid. */
export interface ReadEntry<Value> extends Read<Value> {
  source: VersionFile;
}

// biome-ignore lint/suspicious/noExplicitAny: the value of each kind is another
type Kinds = Readonly<Record<string, SettingsFile<any> | FileFolder<any>>>;

/** What was read of each kind of file. */
export type ReadKinds<Table extends Kinds> = {
  [Name in keyof Table]: Table[Name] extends FileFolder<infer Value>
    ? ReadEntry<Value>[]
    : Table[Name] extends SettingsFile<infer Value>
      ? ReadSettings<Value>
      : never;
};

/** Reads and checks all files of the given kinds in the folder of a version. */
export async function readAuthorFiles<Table extends Kinds>(
  kinds: Table,
  version: VersionFolder,
): Promise<ReadKinds<Table>> {
  const reads = await Promise.all(
    Object.entries(kinds).map(async ([name, kind]) => [
      name,
      'folder' in kind ? await readFolder(kind, version) : await readSettings(kind, version),
    ]),
  );
  return Object.fromEntries(reads);
}

/** Reads a file of settings. A missing one has neither a value nor problems. */
export async function readSettings<Value>(
  { path, schema, check }: SettingsFile<Value>,
  { root, folder }: Pick<VersionFolder, 'root' | 'folder'>,
): Promise<ReadSettings<Value>> {
  const absolutePath = join(folder, path);
  const file = nameFile(root, absolutePath);
  const decoded = await decodeOptional(absolutePath);
  if (!decoded) return { file, problems: [] };
  const { text, encoding } = decoded;
  if (encoding) return { file, problems: [describeEncoding(file, encoding)] };
  const { value, problems } = parseYaml(text, file, schema);
  const found = value === undefined ? [] : (check?.(value) ?? []);
  return { file, value, problems: [...problems, ...inFile(file, found)] };
}

async function readFolder<Value>(
  { folder, endings, read }: FileFolder<Value>,
  version: VersionFolder,
): Promise<ReadEntry<Value>[]> {
  const files = await readVersionFiles(version, folder, endings);
  return Promise.all(files.map(async (source) => ({ source, ...(await read(source, version)) })));
}
