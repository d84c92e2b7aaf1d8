import { join } from 'node:path';
import { findStrayValues } from '../../openapi/checks/stray-values';
import { findUnshownParts } from '../../openapi/checks/unshown-parts';
import type { Api } from '../../openapi/model';
import { buildApi } from '../../openapi/model/build-api';
import type { Problem } from '../../problems/problem';
import { type InterfaceFile, readInterface } from './read-interface';
import { type MergedInterface, readOverlays } from './read-overlays';

/** The API of a docs version, and what it was made from. */
export interface ReadApi extends MergedInterface {
  api: Api;
  interfaceFile: InterfaceFile;
}

/**
 * Reads the interface in `folder` with its overlays, and makes the model of it. Gives undefined
 * where there is none, or when it cannot be used.
 */
export async function readApi(
  root: string,
  folder: string,
  base: string,
  problems: Problem[],
): Promise<ReadApi | undefined> {
  const interfaceFile = await readInterface(root, folder, problems);
  if (!interfaceFile) return undefined;
  const merged = await readOverlays(root, join(folder, 'overlays'), interfaceFile, problems);
  if (!merged) return undefined;
  const { api, problems: found } = buildApi(merged.document, base);
  for (const problem of [...found, ...findStrayValues(merged.document)]) {
    problems.push({ severity: 'error', ...problem, ...merged.locate(problem.pointer) });
  }
  for (const problem of findUnshownParts(merged.document)) {
    problems.push({ severity: 'warning', ...problem, ...merged.locate(problem.pointer) });
  }
  return { ...merged, api, interfaceFile };
}
