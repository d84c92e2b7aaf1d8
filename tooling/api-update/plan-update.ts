import { dirname, extname, join } from 'node:path';
import type { VersionFolder } from '../../src/content/files/version-folder';
import { loadContent } from '../../src/content/load-content';
import type { Sharing } from '../../src/content/sharing/move-link';
import { listSharing } from '../../src/content/sharing/settle-shared';
import type { FilePlan } from '../files/plan';
import { type Comparison, compareFiles } from './compare-files';
import { draftEntry } from './draft-entry';
import { editNames } from './edit-names';
import { formatChangelog } from './format-changelog';
import { type Impact, reportImpact } from './impact/report-impact';
import { keepInVersions } from './keep-in-versions';
import { keepNotes } from './keep-notes';
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

/** Plans the update of a version to a new interface file. `others` are the other versions of the docs. */
export async function planUpdate(
  request: Pick<UpdateRequest, 'file' | 'date' | 'release'>,
  version: VersionFolder,
  others: readonly VersionFolder[],
  current: CurrentInterface,
  next: NewFile,
): Promise<Update> {
  const { file, names } = current;
  const comparison = compareFiles(file.document, next.document, names?.value);
  const { changes, plan, before } = comparison;
  const content = await planContent(version, comparison, changes, request.date);
  const impact = await reportImpact(version, comparison, changes, content);
  const texts = new Map<string, string>([...content.created, ...content.changed]);
  const removed = new Set(content.removed);
  if (names && plan) texts.set(names.file, editNames(names.text, names.value, plan.names));
  // Other versions share words only with the current one.
  if (version.folder === version.root) {
    const moved = content.words.moved.map(({ from }) => from);
    const lost = new Set([...moved, ...content.lost.map(({ address }) => address)]);
    const shares = others.length > 0 ? await readShares(version.root) : [];
    const { restored } = content.words;
    const kept = await keepInVersions(
      others,
      shares,
      current.overlays,
      before,
      changes,
      lost,
      restored,
    );
    const notes = await keepNotes(version.root, others, shares, content);
    for (const [path, text] of [...kept, ...notes]) texts.set(path, text);
  }
  const review = await planReview(version, impact, content);
  if (review) texts.set(...review);
  const entry = await draftEntry(request, version, changes);
  if (entry) texts.set(join(dirname(version.root), entry.file), formatChangelog(entry));
  const target = file.absolutePath.replace(/\.[^.]+$/, extname(request.file));
  texts.set(target, next.text);
  if (target !== file.absolutePath) removed.add(file.absolutePath);
  return { comparison, content, impact, files: { ...(await sortFiles(texts)), removed } };
}

/** What the other versions share with the current one, whose links they have as their own. */
async function readShares(root: string): Promise<Sharing[]> {
  const { content } = await loadContent(root);
  return content ? listSharing(content) : [];
}
