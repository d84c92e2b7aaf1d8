import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { interfaceFiles } from '../../src/content/author-files';
import { addLines } from '../../src/content/files/add-lines';
import { nameFile } from '../../src/content/files/read-files';
import type { VersionFolder } from '../../src/content/files/version-folder';
import { readVersionFiles } from '../../src/content/files/version-folder';
import { type InterfaceFile, readInterface } from '../../src/content/interface/read-interface';
import { overlayEndings } from '../../src/content/interface/read-overlays';
import { readSettings } from '../../src/content/read-author-files';
import type { Names } from '../../src/openapi/names/names';
import type { Problem } from '../../src/problems/problem';
import type { Read } from '../../src/problems/read';
import type { OverlayText } from './words/model';

/** The interface of a docs version, and our words on it, as they are. */
export interface CurrentInterface {
  file: InterfaceFile;
  /** The names of its parts, and the text of their file; undefined if there is none. */
  names?: { file: string; text: string; value: Names };
  /** The overlays, by absolute path. */
  overlays: OverlayText[];
}

/** Reads the interface of a version. The value is missing if it has none, or if it is invalid. */
export async function readCurrent(version: VersionFolder): Promise<Read<CurrentInterface>> {
  const { value: file, problems } = await readInterface(
    version.root,
    join(version.folder, 'openapi'),
  );
  const { value: names, problems: nameProblems } = await readSettings(
    interfaceFiles.names,
    version,
  );
  const path = join(version.folder, interfaceFiles.names.path);
  const overlays = await readVersionFiles(version, join('openapi', 'overlays'), overlayEndings);
  return {
    ...(file && {
      value: {
        file,
        ...(names && { names: { file: path, text: await readFile(path, 'utf8'), value: names } }),
        overlays: overlays.map(({ absolutePath, text }) => ({ file: absolutePath, text })),
      },
    }),
    problems: await addLines(
      [
        ...(file || problems.length > 0 ? [] : [describeMissing(version)]),
        ...problems,
        ...nameProblems,
      ],
      version.root,
    ),
  };
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
