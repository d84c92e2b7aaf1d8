import { z } from 'zod';
import type { OpenApiDocument } from '../../openapi/document/document';
import { applyOverlays, type OverlayFile } from '../../overlays/apply-overlays';
import { hasErrors, type Problem } from '../../problems/problem';
import { readFiles } from '../files/read-files';
import { parseYaml } from '../files/read-yaml';
import type { Locate } from '../model';
import { checkInterface, type InterfaceProblem } from './check-interface';
import type { InterfaceFile } from './read-interface';

/** OpenAPI Overlay 1.0.0, section 4.4. */
const overlaySchema = z.strictObject({
  overlay: z.string().regex(/^1\.0\.\d+$/, 'the version of the overlay format in quotes, "1.0.0"'),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  extends: z.string().optional(),
  actions: z
    .array(
      z.strictObject({
        target: z.string().startsWith('$', 'a JSONPath, which starts with $'),
        description: z.string().optional(),
        update: z.unknown().optional(),
        remove: z.boolean().optional(),
      }),
    )
    .min(1),
});

/** The document that comes of an interface and its overlays, and what wrote its parts. */
export interface MergedInterface {
  document: OpenApiDocument;
  locate: Locate;
}

/**
 * Applies the overlays of a folder to the interface, in the order of their file names, and
 * validates what comes of it. Gives undefined when something is wrong.
 */
export async function readOverlays(
  root: string,
  folder: string,
  { document, file: interfaceFile }: InterfaceFile,
  problems: Problem[],
): Promise<MergedInterface | undefined> {
  const found: Problem[] = [];
  const files = await readFiles(root, folder, ['.yaml', '.yml', '.json']);
  const overlays = files.flatMap(({ file, text }): OverlayFile[] => {
    const overlay = parseYaml(text, file, overlaySchema, found);
    return overlay ? [{ file, actions: overlay.actions }] : [];
  });
  const merged = applyOverlays(document, overlays);
  found.push(...merged.problems.map((problem) => ({ severity: 'error' as const, ...problem })));
  const locate: Locate = (pointer, cause = pointer) =>
    merged.findOrigin(pointer) ?? merged.findOrigin(cause) ?? { file: interfaceFile, pointer };
  if (found.length === 0 && overlays.length > 0) {
    found.push(...locateMistakes(await checkInterface(merged.document), locate));
  }
  problems.push(...found);
  return hasErrors(found) ? undefined : { document: merged.document, locate };
}

/** The same mistake of one action at several places is told once. */
function locateMistakes(mistakes: readonly InterfaceProblem[], locate: Locate): Problem[] {
  const located = new Map<string, Problem>();
  for (const { pointer, missing, found, expected, repair } of mistakes) {
    const origin = locate(pointer, missing);
    const key = [origin.file, origin.pointer, found].join('\n');
    if (located.has(key)) continue;
    located.set(key, {
      severity: 'error',
      ...origin,
      found: `${found}, at #${pointer} of the merged document`,
      expected,
      repair,
    });
  }
  return [...located.values()];
}
