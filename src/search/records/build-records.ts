import type { VersionPages } from '../../page-models/model';
import type { SearchRecord } from '../record';
import { draftAreas } from './area-records';
import { draftCategories } from './category-records';
import { finishDraft } from './draft';
import { draftFields } from './field-records';
import { draftGuides } from './guide-records';
import { draftOperations } from './operation-records';
import { draftErrors, draftOverview } from './overview-records';

/**
 * Builds every record of one docs version. The same pages result in the same records in the same
 * order.
 */
export function buildRecords(pages: VersionPages): SearchRecord[] {
  const { overview } = pages;
  const drafts = [
    ...draftGuides(pages.guides),
    ...draftCategories(pages.categories),
    ...(overview ? draftOverview(overview) : []),
    ...draftAreas(pages),
    ...(overview ? draftErrors(overview) : []),
    ...draftOperations(pages.operations),
    ...draftFields(pages.operations),
  ];
  return drafts.flatMap((draft) => finishDraft(draft, pages));
}
