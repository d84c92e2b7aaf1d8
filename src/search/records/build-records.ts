import type { SearchRecord } from '../record';
import { finishDraft } from './draft';
import { draftFields } from './field-records';
import { draftGuides } from './guide-records';
import { draftOperations } from './operation-records';
import { draftCategories, draftOverview } from './overview-records';
import type { SearchContent } from './search-content';

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
