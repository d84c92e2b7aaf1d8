import { join } from 'node:path';
import { buildApi } from '../../openapi/build/build-api';
import { findStrayValues } from '../../openapi/checks/stray-values';
import { findUnshownParts } from '../../openapi/checks/unshown-parts';
import type { Api } from '../../openapi/model';
import type { PointedFinding, Problem } from '../../problems/problem';
import type { Read } from '../../problems/read';
import type { VersionFolder } from '../files/version-folder';
import { type InterfaceFile, readInterface } from './read-interface';
import { type MergedInterface, readOverlays } from './read-overlays';

/** The API of a docs version, and what it was made from. */
export interface ReadApi extends MergedInterface {
  api: Api;
  interfaceFile: InterfaceFile;
}

/**
 * Reads the interface of a version with its overlays, and makes the model of it. There is no value
 * where there is no interface, or when it cannot be used.
 */
export async function readApi({ root, folder, base }: VersionFolder): Promise<Read<ReadApi>> {
  const openapi = join(folder, 'openapi');
  const { value: interfaceFile, problems: ofFile } = await readInterface(root, openapi);
  if (!interfaceFile) return { problems: ofFile };
  const overlays = await readOverlays(root, join(openapi, 'overlays'), interfaceFile);
  const problems = [...ofFile, ...overlays.problems];
  if (!overlays.value) return { problems };
  const { document, locate } = overlays.value;
  const { api, problems: ofApi } = buildApi(document, base);
  const located =
    (severity: Problem['severity']) =>
    (finding: PointedFinding): Problem => ({ severity, ...finding, ...locate(finding.pointer) });
  return {
    value: { document, locate, api, interfaceFile },
    problems: [
      ...problems,
      ...[...ofApi, ...findStrayValues(document)].map(located('error')),
      ...findUnshownParts(document).map(located('warning')),
    ],
  };
}
