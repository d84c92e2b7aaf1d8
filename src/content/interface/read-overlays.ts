import type { OpenApiDocument } from '../../openapi/document/document';
import { applyOverlays, type OverlayFile } from '../../overlays/apply-overlays';
import { hasErrors, type Problem } from '../../problems/problem';
import { joinReads, type Read } from '../../problems/read';
import { readFiles } from '../files/read-files';
import { parseYaml } from '../files/read-yaml';
import type { Locate } from '../model';
import { checkInterface } from './check-interface';
import type { InterfaceFinding } from './check-references';
import { overlaySchema } from './overlay-schema';
import type { InterfaceFile } from './read-interface';

/** The result of applying overlays to an interface, and the origin of each part. */
export interface MergedInterface {
  document: OpenApiDocument;
  locate: Locate;
}

/**
 * Applies the overlays of a folder to the interface, in the order of their file names, and
 * validates the result. The value is missing if something is wrong.
 */
export async function readOverlays(
  root: string,
  folder: string,
  { document, file: interfaceFile }: InterfaceFile,
): Promise<Read<MergedInterface>> {
  const { values: overlays, problems: fileProblems } = joinReads(
    await readOverlayFiles(root, folder),
  );
  const merged = applyOverlays(document, overlays);
  const locate: Locate = (pointer, cause = pointer) =>
    merged.findOrigin(pointer) ?? merged.findOrigin(cause) ?? { file: interfaceFile, pointer };
  const actionProblems = merged.problems.map(
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

async function readOverlayFiles(root: string, folder: string): Promise<Read<OverlayFile>[]> {
  const files = await readFiles(root, folder, ['.yaml', '.yml', '.json']);
  return files.map(({ file, text }) => {
    const { value: overlay, problems } = parseYaml(text, file, overlaySchema);
    return overlay ? { value: { file, actions: overlay.actions }, problems } : { problems };
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
