import type { OperationPage, VersionPages } from '../../page-models/model';
import { remember, rememberByObject } from '../../text/remember';
import type { SearchRecord } from '../record';
import { draftAreas, draftSchemas } from './area-records';
import { draftCategories } from './category-records';
import { draftChangelog } from './changelog-records';
import { type Draft, finishDraft } from './draft';
import { draftFields } from './field-records';
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
  const { version, language } = pages;
  const explained = listExplained(pages.authored);
  const finish = (drafts: readonly Draft[]) =>
    drafts.flatMap((draft) => finishDraft(draft, { version, language, explained }));
  return [
    ...finish([...draftGuides(pages.guides), ...draftCategories(pages.categories)]),
    ...referenceOf(pages.operations)(pages, explained, finish),
  ];
}

type Finish = (drafts: readonly Draft[]) => SearchRecord[];

/** The records of the pages on the interface, which are the same as long as the pages are. */
const referenceOf = rememberByObject((_: readonly OperationPage[]) =>
  remember(
    (pages: VersionPages, _explained: Explained, finish: Finish) => finish(draftReference(pages)),
    ({ version, language }, explained) => JSON.stringify([version, language, [...explained]]),
    1,
  ),
);

function draftReference(pages: VersionPages): Draft[] {
  const { overview, tour, changelog } = pages;
  const repeated = findRepeated(pages.operations);
  return [
    ...(overview ? draftOverview(overview) : []),
    ...draftAreas(pages),
    ...(overview ? draftErrors(overview, repeated) : []),
    ...draftOperations([...pages.operations, ...pages.received]),
    ...draftReasons(pages.operations, repeated),
    ...draftFields([...pages.operations, ...pages.received]),
    ...draftSchemas(pages),
    ...(tour ? draftTour(tour) : []),
    ...(changelog ? draftChangelog(changelog) : []),
  ];
}

/** The terms of the glossary that a place explains, by its route with its anchor. */
type Explained = ReadonlyMap<string, readonly string[]>;

function listExplained({ glossary }: VersionPages['authored']): Map<string, string[]> {
  const explained = new Map<string, string[]>();
  for (const { page, term } of glossary)
    explained.set(page, [...(explained.get(page) ?? []), term]);
  return explained;
}
