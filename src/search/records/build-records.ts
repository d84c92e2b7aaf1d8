import type { VersionPages } from '../../page-models/model';
import type { SearchRecord } from '../record';
import { draftAreas } from './area-records';
import { draftCategories } from './category-records';
import { draftChangelog } from './changelog-records';
import { finishDraft } from './draft';
import { draftFields } from './field-records';
import { draftFormer } from './former-records';
import { draftGuides } from './guide-records';
import { draftOperations } from './operation-records';
import { draftErrors, draftOverview } from './overview-records';
import { draftReasons, findRepeated } from './reason-records';
import { draftTour } from './tour-records';

/**
 * Builds every record of one docs version. The same pages result in the same records in the same
 * order.
 */
export function buildRecords(pages: VersionPages): SearchRecord[] {
  const { overview, tour, changelog } = pages;
  const repeated = findRepeated(pages.operations);
  const drafts = [
    ...draftGuides(pages.guides),
    ...draftCategories(pages.categories),
    ...(overview ? draftOverview(overview) : []),
    ...draftAreas(pages),
    ...(overview ? draftErrors(overview, repeated) : []),
    ...draftOperations([...pages.operations, ...pages.received]),
    ...draftReasons(pages.operations, repeated),
    ...draftFields([...pages.operations, ...pages.received]),
    ...(tour ? draftTour(tour) : []),
    ...(changelog ? draftChangelog(changelog) : []),
    ...draftFormer(pages.former),
  ];
  const { version, language } = pages;
  const explained = listExplained(pages.authored);
  return drafts.flatMap((draft) => finishDraft(draft, { version, language, explained }));
}

function listExplained({ glossary }: VersionPages['authored']): Map<string, string[]> {
  const explained = new Map<string, string[]>();
  for (const { page, term } of glossary)
    explained.set(page, [...(explained.get(page) ?? []), term]);
  return explained;
}
