import { z } from 'zod';
import type { OpenApiDocument } from '../openapi/document';
import { applyOverlay } from '../overlays/apply-overlay';
import { checkInterface } from './check-interface';
import { findPlace } from './positions';
import { hasErrors, type Problem } from './problem';
import { readFiles } from './read-files';
import type { InterfaceFile } from './read-interface';
import { parseYaml } from './read-yaml';

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

/**
 * Applies the overlays of a folder to the interface, in the order of their file names, and
 * validates what comes of it. Gives undefined when something is wrong.
 */
export async function readOverlays(
  root: string,
  folder: string,
  { file: interfaceFile, document }: InterfaceFile,
  problems: Problem[],
): Promise<OpenApiDocument | undefined> {
  const found: Problem[] = [];
  let merged = document;
  for (const { file, text } of await readFiles(root, folder, ['.yaml', '.yml', '.json'])) {
    const overlay = parseYaml(text, file, overlaySchema, found);
    if (!overlay) continue;
    const result = applyOverlay(merged, overlay);
    merged = result.document;
    for (const problem of result.problems) {
      found.push({ severity: 'error', file, ...findPlace(text, problem.pointer), ...problem });
    }
  }
  if (found.length === 0 && merged !== document) {
    for (const problem of await checkInterface(merged)) {
      found.push({ severity: 'error', file: `${interfaceFile} with its overlays`, ...problem });
    }
  }
  problems.push(...found);
  return hasErrors(found) ? undefined : merged;
}
