import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { interfaceFiles } from '../../src/content/author-files';
import { addLines } from '../../src/content/files/add-lines';
import { nameFile } from '../../src/content/files/read-files';
import type { VersionFolder } from '../../src/content/files/version-folder';
import { type InterfaceFile, readInterface } from '../../src/content/interface/read-interface';
import { readAuthorFiles } from '../../src/content/read-author-files';
import type { Names } from '../../src/openapi/names/names';
import type { OverlayFile } from '../../src/overlays/apply-overlays';
import type { Problem } from '../../src/problems/problem';
import type { Read } from '../../src/problems/read';

/** An overlay as it is written, and its actions. */
export interface WrittenOverlay extends Pick<OverlayFile, 'file' | 'actions'> {
  text: string;
}

/** The interface of a docs version, and our words on it, as they are. */
export interface CurrentInterface {
  file: InterfaceFile;
  /** The names of its parts, and the text of their file; undefined if there is none. */
  names?: { file: string; text: string; value: Names };
  /** The overlays that can be read. */
  overlays: WrittenOverlay[];
}

/** Reads the interface of a version. The value is missing if it has none, or if it is invalid. */
export async function readCurrent(version: VersionFolder): Promise<Read<CurrentInterface>> {
  const { value: file, problems } = await readInterface(
    version.root,
    join(version.folder, 'openapi'),
  );
  const { names, overlays } = await readAuthorFiles(interfaceFiles, version);
  const found = [...problems, ...names.problems];
  if (!file) {
    const missing = problems.length > 0 ? [] : [describeMissing(version)];
    return { problems: await addLines([...missing, ...found], version.root) };
  }
  const path = join(version.folder, interfaceFiles.names.path);
  const value: CurrentInterface = {
    file,
    names: names.value && {
      file: path,
      text: await readFile(path, 'utf8'),
      value: names.value,
    },
    overlays: overlays.flatMap(({ value: read, source }) =>
      read ? [{ file: read.file, actions: read.actions, text: source.text }] : [],
    ),
  };
  return { value, problems: await addLines(found, version.root) };
}

function describeMissing({ root, folder }: VersionFolder): Problem {
  return {
    severity: 'error',
    code: 'update/no-interface',
    file: nameFile(root, join(folder, 'openapi')),
    found: 'no OpenAPI document to compare the file with',
    expected: 'the interface file that this version has until now',
    fix: 'for the first one, copy the file here',
  };
}
