import type { OpenApiDocument } from '../../openapi/document/document';
import { inheritWords, toInherited } from '../../openapi/names/inherit-words';
import { applyOverlays, type OverlayFile } from '../../overlays/apply-overlays';
import { keepCauses } from '../../problems/keep-causes';
import { hasErrors, type Problem } from '../../problems/problem';
import { joinReads, type Read } from '../../problems/read';
import { parseYaml } from '../files/read-yaml';
import { readVersionFiles } from '../files/shared-files';
import { isShared, type VersionFolder } from '../files/version-folder';
import type { Locate } from '../model';
import { checkInterface } from './check-interface';
import type { InterfaceFinding } from './check-references';
import type { NamedInterface } from './name-interface';
import { overlaySchema } from './overlay-schema';

/** The endings of overlay files. */
export const overlayEndings = ['.yaml', '.yml', '.json'];

/** The result of applying overlays to an interface, and the origin of each part. */
export interface MergedInterface {
  document: OpenApiDocument;
  locate: Locate;
}

/**
 * Applies the overlays of a version to its interface, in the order of their file names but those that
 * the current version does not have last, and validates the result. The value is missing if
 * something is wrong.
 */
export async function readOverlays(
  version: VersionFolder,
  { document, likes, locate: locateInFile }: NamedInterface,
): Promise<Read<MergedInterface>> {
  const { values: overlays, problems: fileProblems } = joinReads(await readOverlayFiles(version));
  const merged = applyOverlays(document, overlays);
  inheritWords(merged.document, likes);
  const find = (pointer: string) =>
    merged.findOrigin(pointer) ?? merged.findOrigin(toInherited(pointer, likes));
  const locate: Locate = (pointer, cause = pointer) =>
    find(pointer) ?? find(cause) ?? locateInFile(pointer);
  const actionProblems = keepCauses(merged.problems).map(
    (problem): Problem => ({ severity: 'error', ...problem }),
  );
  const problems = [...fileProblems, ...actionProblems];
  if (hasErrors(problems)) return { problems };
  const value = { document: merged.document, locate };
  // The interface itself has already been validated.
  if (overlays.length === 0) return { value, problems };
  const invalid = locateFindings(checkInterface(merged.document), locate);
  return hasErrors(invalid) ? { problems: invalid } : { value, problems };
}

async function readOverlayFiles(version: VersionFolder): Promise<Read<OverlayFile>[]> {
  const files = await readVersionFiles(version, 'openapi/overlays', overlayEndings);
  const inOrder = files.toSorted((a, b) => Number(a.isAdded) - Number(b.isAdded));
  return inOrder.map(({ file, text }) => {
    const { value: overlay, problems } = parseYaml(text, file, overlaySchema);
    if (!overlay) return { problems };
    return {
      value: { file, actions: overlay.actions, isShared: isShared(version, file) },
      problems,
    };
  });
}

/** Reports a mistake of an action once, even if it affects several parts of the document. */
function locateFindings(findings: readonly InterfaceFinding[], locate: Locate): Problem[] {
  const located = new Map<string, Problem>();
  for (const { missing, found, ...finding } of findings) {
    const origin = locate(finding.pointer, missing);
    const key = [origin.file, origin.pointer, found].join('\n');
    if (located.has(key)) continue;
    located.set(key, {
      severity: 'error',
      ...finding,
      ...origin,
      found: `${found}, at #${finding.pointer} of the merged document`,
    });
  }
  return [...located.values()];
}
