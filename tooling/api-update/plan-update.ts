import { dirname, extname, join } from 'node:path';
import type { VersionFolder } from '../../src/content/files/version-folder';
import type { FilePlan } from '../files/plan';
import { type Comparison, compareFiles } from './compare-files';
import { draftEntry } from './draft-entry';
import { editNames } from './edit-names';
import { formatChangelog } from './format-changelog';
import { type Impact, reportImpact } from './impact/report-impact';
import type { UpdateRequest } from './parse-arguments';
import { type ContentPlan, planContent } from './plan-content';
import { planReview } from './plan-review';
import type { CurrentInterface } from './read-current';
import type { NewFile } from './read-new-file';
import { sortFiles } from './sort-files';

/** What a new interface file means for the content of a version. */
export interface Update {
  comparison: Comparison;
  content: ContentPlan;
  impact: Impact;
  /** Everything that is written; the interface file last, so that an update that was cut short is made again. */
  files: Required<FilePlan>;
}

/** Plans the update of a version to a new interface file. */
export async function planUpdate(
  request: Pick<UpdateRequest, 'file' | 'date' | 'release'>,
  version: VersionFolder,
  current: CurrentInterface,
  next: NewFile,
): Promise<Update> {
  const { file, names } = current;
  const comparison = compareFiles(file.document, next.document, names?.value);
  const { changes, plan } = comparison;
  const content = await planContent(version, comparison, changes, request.date);
  const impact = await reportImpact(version, comparison, changes, content);
  const texts = new Map<string, string>([...content.created, ...content.changed]);
  const removed = new Set(content.removed);
  if (names && plan) texts.set(names.file, editNames(names.text, names.value, plan.names));
  const review = await planReview(version, impact, content);
  if (review) texts.set(...review);
  const entry = await draftEntry(request, version, changes);
  if (entry) texts.set(join(dirname(version.root), entry.file), formatChangelog(entry));
  const target = file.absolutePath.replace(/\.[^.]+$/, extname(request.file));
  texts.set(target, next.text);
  if (target !== file.absolutePath) removed.add(file.absolutePath);
  return { comparison, content, impact, files: { ...(await sortFiles(texts)), removed } };
}
