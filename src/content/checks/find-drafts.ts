import type { Finding } from '../../problems/problem';
import type { Story } from '../../story/story';
import { countOf } from '../../text/count-of';

/** Warns of the drafts of a file that nobody has read yet, all at once, at the first one. `mark` is the key that marks one. */
export function findDrafts(pointers: readonly string[], mark: string): Finding[] {
  const [first] = pointers;
  if (first === undefined) return [];
  return [
    {
      severity: 'warning',
      code: 'review/draft',
      pointer: first,
      found: `${countOf(pointers.length, 'draft')}${pointers.length > 1 ? ', the first of them here' : ''}`,
      expected: 'only what somebody has read in its place',
      fix: `correct what it says, then delete ${mark}`,
    },
  ];
}

/** Warns of the drafts among the steps of a story. */
export function findDraftSteps({ chapters }: Story): Finding[] {
  const pointers = chapters.flatMap(({ steps }, chapter) =>
    steps.flatMap(({ draft }, step) => (draft ? [`/chapters/${chapter}/steps/${step}`] : [])),
  );
  return findDrafts(pointers, 'draft: true');
}
