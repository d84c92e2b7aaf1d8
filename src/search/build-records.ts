import type { SearchRecord } from './record';
import { finishDraft } from './records/draft';
import { draftFields } from './records/field-records';
import { draftGuides } from './records/guide-records';
import { draftOperations } from './records/operation-records';
import { draftCategories, draftOverview } from './records/overview-records';
import type { SearchContent } from './records/search-content';

/**
 * Everything that a search can find in one docs version: the only builder of records. The same
 * content gives the same records in the same order.
 */
export function buildRecords(content: SearchContent): SearchRecord[] {
  const { api } = content;
  const drafts = [
    ...draftGuides(content),
    ...draftCategories(content),
    ...(api
      ? [
          ...draftOverview(api, content),
          ...draftOperations(api, content),
          ...draftFields(api, content),
        ]
      : []),
  ];
  return drafts.flatMap((draft) => finishDraft(draft, content));
}
