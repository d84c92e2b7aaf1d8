import { join } from 'node:path';
import { buildApi } from '../../openapi/build/build-api';
import { findLargeExamples } from '../../openapi/checks/large-examples';
import { findStrayValues } from '../../openapi/checks/stray-values';
import { findUnshownParts } from '../../openapi/checks/unshown-parts';
import type { Api } from '../../openapi/model';
import { inDocument } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { remember } from '../../text/remember';
import { readFiles } from '../files/read-files';
import { readVersionFiles } from '../files/shared-files';
import type { VersionFolder } from '../files/version-folder';
import { nameInterface } from './name-interface';
import { type InterfaceFile, readInterface } from './read-interface';
import { type MergedInterface, readOverlays } from './read-overlays';

/** The API of a docs version, and the files that it was built from. */
export interface ReadApi extends MergedInterface {
  api: Api;
  interfaceFile: InterfaceFile;
  /** The platform's names of the types that readers know by other names. */
  originalNames: Readonly<Record<string, string>>;
  generatedFile?: string;
}

/**
 * Reads the interface of a version with its overlays, and builds the model of it. The value is
 * missing if there is no interface or if it is invalid. This takes a while, so it is only done anew
 * when a file has changed.
 */
export async function readApi(version: VersionFolder): Promise<Read<ReadApi>> {
  const { root, folder, base } = version;
  const endings = ['.json', '.yaml', '.yml'];
  const own = await readFiles(root, join(folder, 'openapi'), endings);
  const overlays = await readVersionFiles(version, 'openapi/overlays', endings);
  return readChanged(version, JSON.stringify([root, folder, base, own, overlays]));
}

const readChanged = remember(
  (version: VersionFolder, _state: string) => readAndBuild(version),
  (_version, state) => state,
  20,
);

async function readAndBuild(version: VersionFolder): Promise<Read<ReadApi>> {
  const { root, folder, base } = version;
  const openapi = join(folder, 'openapi');
  const { value: interfaceFile, problems: fileProblems } = await readInterface(root, openapi);
  if (!interfaceFile) return { problems: fileProblems };
  const { value: named, problems: nameProblems } = await nameInterface(version, interfaceFile);
  if (!named) return { problems: [...fileProblems, ...nameProblems] };
  const overlays = await readOverlays(version, named);
  const problems = [...fileProblems, ...nameProblems, ...overlays.problems];
  if (!overlays.value) return { problems };
  const { document, locate } = overlays.value;
  const { api, problems: apiProblems } = buildApi(document, base);
  const { originalNames, generatedFile } = named;
  return {
    value: {
      document,
      locate,
      api,
      interfaceFile,
      originalNames,
      ...(generatedFile && { generatedFile }),
    },
    problems: [
      ...problems,
      ...inDocument(locate, [
        ...apiProblems,
        ...findStrayValues(document),
        ...findUnshownParts(document),
        ...findLargeExamples(document),
      ]),
    ],
  };
}
