import { dirname, extname, join } from 'node:path';
import { readOptional } from '../../src/content/files/read-files';
import type { VersionFolder } from '../../src/content/files/version-folder';
import type { Problem } from '../../src/problems/problem';
import type { FilePlan } from '../files/plan';
import { type Breakages, listBreakages } from './breakage/list-breakages';
import { type Comparison, compareFiles } from './compare-files';
import { draftEntry } from './draft-entry';
import { findChangedDescriptions } from './find-changed-descriptions';
import { formatChangelog } from './format-changelog';
import type { UpdateRequest } from './parse-arguments';
import { planReview } from './plan-review';
import type { CurrentInterface } from './read-current';
import type { NewFile } from './read-new-file';
import { findStaleTexts } from './stale/find-stale-texts';
import type { ChangeWithWords } from './stale/find-stale-words';
import { writeNames } from './write-names';

/** What a new interface file means for the content of a version. */
export interface Update {
  comparison: Comparison;
  /** What no longer fits, and the content before and after. */
  breakages: Breakages;
  /** For each change, in the same order, the texts that it probably makes wrong. */
  stale: ChangeWithWords[];
  /** Our descriptions of parts that the platform describes in other words than before. */
  changedDescriptions: Problem[];
  /** What is written: the interface file, its names, an entry of the changelog, and the texts to review. */
  files: Required<FilePlan>;
}

/** Plans the update of a version to a new interface file. Nothing is written. */
export async function planUpdate(
  request: Pick<UpdateRequest, 'file' | 'date' | 'release'>,
  version: VersionFolder,
  current: CurrentInterface,
  next: NewFile,
): Promise<Update> {
  const { file, names, overlays } = current;
  const comparison = compareFiles(file.document, next.document, names?.value);
  const { changes, plan } = comparison;
  const created = new Map<string, string>();
  const changed = new Map<string, string>();
  const removed = new Set<string>();
  if (names && plan) {
    const text = writeNames(names.text, names.value, plan.names);
    if (text !== names.text) changed.set(names.file, text);
  }
  const entry = await draftEntry(request, version, changes);
  if (entry) created.set(join(dirname(version.root), entry.file), formatChangelog(entry));
  const target = file.absolutePath.replace(/\.[^.]+$/, extname(request.file));
  if (target !== file.absolutePath) {
    created.set(target, next.text);
    removed.add(file.absolutePath);
  } else if (next.text !== (await readOptional(target))) changed.set(target, next.text);
  const files = { created, changed, removed };
  const breakages = await listBreakages(version, files, overlays, comparison);
  const stale = omitTold(await findStaleTexts(version, overlays, comparison), breakages.problems);
  const review = await planReview(
    version,
    stale.flatMap(({ problems }) => problems),
  );
  if (review && review.after !== review.before) {
    (review.before === undefined ? created : changed).set(review.path, review.after);
  }
  const { before } = breakages;
  const changedDescriptions = before.version
    ? await findChangedDescriptions(version.root, before.version, comparison)
    : [];
  return { comparison, breakages, stale, changedDescriptions, files };
}

/** Leaves out the texts on lines of which something worse is told. */
function omitTold(stale: readonly ChangeWithWords[], told: readonly Problem[]): ChangeWithWords[] {
  const lines = new Set(told.map(({ file, line }) => `${file}:${line}`));
  return stale.map(({ change, problems }) => ({
    change,
    problems: problems.filter(({ file, line }) => !lines.has(`${file}:${line}`)),
  }));
}
