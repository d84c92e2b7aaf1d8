import { z } from 'zod';
import type { OpenApiDocument } from '../openapi/document';
import { unescapeKey } from '../openapi/pointer';
import { applyOverlay } from '../overlays/apply-overlay';
import type { OverlayAction } from '../overlays/overlay';
import { checkInterface, type InterfaceProblem } from './check-interface';
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

/** An action with the overlay that it stands in. */
interface Step {
  file: string;
  text: string;
  /** JSON pointer of the action in its overlay. */
  pointer: string;
  action: OverlayAction;
}

/**
 * Applies the overlays of a folder to the interface, in the order of their file names, and
 * validates what comes of it. Gives undefined when something is wrong.
 */
export async function readOverlays(
  root: string,
  folder: string,
  { document }: InterfaceFile,
  problems: Problem[],
): Promise<OpenApiDocument | undefined> {
  const found: Problem[] = [];
  const steps: Step[] = [];
  let merged = document;
  for (const { file, text } of await readFiles(root, folder, ['.yaml', '.yml', '.json'])) {
    const overlay = parseYaml(text, file, overlaySchema, found);
    if (!overlay) continue;
    const result = applyOverlay(merged, overlay);
    merged = result.document;
    for (const problem of result.problems) {
      found.push({ severity: 'error', file, ...findPlace(text, problem.pointer), ...problem });
    }
    for (const [index, action] of overlay.actions.entries()) {
      steps.push({ file, text, pointer: `/actions/${index}`, action });
    }
  }
  if (found.length === 0 && steps.length > 0) {
    found.push(...(await traceMistakes(await checkInterface(merged), document, steps)));
  }
  problems.push(...found);
  return hasErrors(found) ? undefined : merged;
}

/**
 * Says of each mistake in the merged document which action made it: the first after which the
 * mistake is there, found by halves. The same mistake of one action at several places is told once.
 */
async function traceMistakes(
  mistakes: readonly InterfaceProblem[],
  document: OpenApiDocument,
  steps: readonly Step[],
): Promise<Problem[]> {
  const results = new Map<number, InterfaceProblem[]>();
  const checkAfter = async (count: number) => {
    const actions = steps.slice(0, count).map(({ action }) => action);
    const result =
      results.get(count) ?? (await checkInterface(applyOverlay(document, { actions }).document));
    results.set(count, result);
    return result;
  };
  const traced = new Map<string, Problem>();
  for (const { pointer, found, ...rest } of mistakes) {
    let without = 0;
    let mistaken = steps.length;
    while (mistaken - without > 1) {
      const count = Math.floor((without + mistaken) / 2);
      const others = await checkAfter(count);
      const isThere = others.some((other) => other.pointer === pointer && other.found === found);
      if (isThere) mistaken = count;
      else without = count;
    }
    const step = steps[mistaken - 1] as Step;
    const place = findInAction(step, pointer);
    const key = [step.file, place, found].join('\n');
    if (traced.has(key)) continue;
    traced.set(key, {
      severity: 'error',
      file: step.file,
      ...findPlace(step.text, place),
      pointer: place,
      found: `${found}, at #${pointer} of the merged document`,
      ...rest,
    });
  }
  return [...traced.values()];
}

/** Where an action holds what a pointer of the merged document leads to; the action where that cannot be told. */
function findInAction({ pointer, action }: Step, merged: string): string {
  const keys = merged.split('/').slice(1);
  const start = keys.findIndex((_, index) => holds(action.update, keys.slice(index)));
  return start < 0 ? pointer : [pointer, 'update', ...keys.slice(start)].join('/');
}

function holds(value: unknown, [key, ...below]: readonly string[]): boolean {
  if (key === undefined) return true;
  const name = unescapeKey(key);
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
  return holds((value as Record<string, unknown>)[name], below);
}
