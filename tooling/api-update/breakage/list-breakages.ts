import { addLines } from '../../../src/content/files/add-lines';
import type { VersionFolder } from '../../../src/content/files/version-folder';
import { applyOverlays } from '../../../src/overlays/apply-overlays';
import { cutFinding } from '../../../src/problems/cut-problem';
import { comparePlaces } from '../../../src/problems/place';
import { endsBuild, type Problem } from '../../../src/problems/problem';
import type { FilePlan } from '../../files/plan';
import type { Comparison } from '../compare-files';
import type { WrittenOverlay } from '../read-current';
import { checkPruned } from './check-pruned';
import { explainByChange } from './explain-by-change';
import { findAbsentParts } from './find-absent-parts';
import { type CheckedContent, keyOf } from './find-all-problems';
import { pruneOverlays } from './prune-overlays';

/** What an update breaks, and the content as it will be. */
export interface Breakages {
  /** The mistakes that the content has after the update and did not have before. */
  problems: Problem[];
  before: CheckedContent;
  after: CheckedContent;
}

/**
 * Carries out the plan of an update in a copy of the content, and lists everything that no longer fits: all at once,
 * each place with what the comparison knows of it. In the copy, overlays lack what has no place any more, so that
 * nothing hides behind it.
 */
export async function listBreakages(
  version: VersionFolder,
  plan: Required<FilePlan>,
  overlays: readonly WrittenOverlay[],
  comparison: Comparison,
): Promise<Breakages> {
  const absent = findAbsentParts(overlays, comparison);
  const [was, is] = [
    pruneOverlays(overlays, comparison.before),
    pruneOverlays(overlays, comparison.after, absent),
  ];
  const before = await checkPruned(version, none, overlays, was);
  const after = await checkPruned(version, plan, overlays, is);
  const known = new Set(before.problems.map(keyOf));
  const found = [...absent, ...after.problems];
  const problems = (await addLines(found, version.root))
    .map(cutFinding)
    .filter((each) => !known.has(keyOf(each)))
    .map((each) => explainByChange(each, overlays, comparison.changes))
    .filter((each, _, all) => !isOtherHalf(each, all))
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || comparePlaces(a, b));
  // What was taken out before the check still ends a build of the overlays as they are.
  const ends = after.endsBuild || endsBuild(applyOverlays(comparison.after, overlays).problems);
  return { problems, before, after: { ...after, endsBuild: ends } };
}

/** Whether an example lacks a field only because it still has it under its old name, of which is told at that key. */
function isOtherHalf({ file, pointer, code, fix }: Problem, all: readonly Problem[]): boolean {
  return (
    code === 'openapi/misfitting-example' &&
    all.some(
      (each) =>
        each.code === 'update/unknown-key' &&
        each.file === file &&
        each.pointer?.replace(/\/[^/]*$/, '') === pointer &&
        each.fix === fix,
    )
  );
}

const none: Required<FilePlan> = { created: new Map(), changed: new Map(), removed: new Set() };
