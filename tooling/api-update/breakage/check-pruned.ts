import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { stringify } from 'yaml';
import type { VersionFolder } from '../../../src/content/files/version-folder';
import { customTags } from '../../../src/content/files/written-numbers';
import type { OverlayAction } from '../../../src/overlays/overlay';
import type { FilePlan } from '../../files/plan';
import { writePlan } from '../../files/write-plan';
import type { WrittenOverlay } from '../read-current';
import { type CheckedContent, findAllProblems } from './find-all-problems';
import type { PrunedOverlays } from './prune-overlays';

/** Checks a copy of the content with a plan carried out and its overlays pruned. Places are those in the files as they are. */
export async function checkPruned(
  { root, version }: Pick<VersionFolder, 'root' | 'version'>,
  plan: Required<FilePlan>,
  overlays: readonly WrittenOverlay[],
  { overlays: pruned, problems: taken }: PrunedOverlays,
): Promise<CheckedContent> {
  const texts = pruned.flatMap(({ file, actions }, index): [string, string][] => {
    const isSame = JSON.stringify(actions) === JSON.stringify(overlays[index]?.actions);
    return isSame ? [] : [[file, writeOverlay(actions)]];
  });
  const changed = new Map([
    ...plan.changed,
    ...texts.map(([file, text]) => [join(dirname(root), file), text] as const),
  ]);
  const checked = await checkCopy(root, { ...plan, changed }, (copy) =>
    findAllProblems(copy, version),
  );
  const rewritten = new Set(texts.map(([file]) => file));
  return {
    ...checked,
    problems: [
      ...taken,
      ...checked.problems.map((each) =>
        rewritten.has(each.file) ? { ...each, line: undefined, column: undefined } : each,
      ),
    ],
    endsBuild: checked.endsBuild || taken.length > 0,
  };
}

function writeOverlay(actions: readonly OverlayAction[]): string {
  const overlay = { overlay: '1.0.0', info: { title: 'Pruned', version: '1' }, actions };
  return stringify(overlay, { customTags, aliasDuplicateObjects: false });
}

/** Carries out a plan in a copy of the content, and returns what `check` finds out about the copy. */
async function checkCopy<Result>(
  root: string,
  { created, changed, removed }: Required<FilePlan>,
  check: (copy: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'api-update-'));
  const copy = join(folder, basename(root));
  const move = (path: string) => join(copy, relative(root, path));
  const moveAll = <Value>(files: ReadonlyMap<string, Value>) =>
    new Map([...files].map(([path, value]) => [move(path), value]));
  try {
    cpSync(root, copy, { recursive: true });
    writePlan({
      created: moveAll(created),
      changed: moveAll(changed),
      removed: new Set([...removed].map(move)),
    });
    return await check(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
