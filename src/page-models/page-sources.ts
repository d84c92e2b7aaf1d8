import { createLinkSource, type LinkingText } from '../navigation/link-source';
import type { PageLink } from '../navigation/model';
import { createPositionFinder, type FindPosition } from '../navigation/page-position';
import type { LinkSource } from '../navigation/resolve-link';
import { documentRoute, twinRoute } from '../navigation/routes';
import type { Area, Operation } from '../openapi/model';
import { splitSections } from '../prose/extract/split-sections';
import type { AuthoredVersion, Guide, Note } from './authored-version';
import { findSharedHeaders, type SharedParameter } from './conventions';
import { type GuideMentions, listMentions } from './mentions';
import type { BasePage, OperationReference, WrittenText } from './model';

/** What the pages of one version are built from: its content, and what several pages look up in it. */
export interface PageSources {
  authored: AuthoredVersion;
  areas: ReadonlyMap<string, Area>;
  /** The API itself, for what belongs to no area. */
  overview: PageLink;
  sharedHeaders: SharedParameter[];
  mentions: GuideMentions;
  /** The operations of these ids, in this order; an id that no operation has is left out. */
  listOperations(ids: readonly string[]): Operation[];
  /** The note on an operation. */
  findNote(operationId: string): Note | undefined;
  findPosition: FindPosition;
  /** What pages of the reference are put below where the sidebar does not list them. */
  reference?: PageLink;
  toText(text: Guide | Note): WrittenText;
}

/** Makes ready what the builders of pages look up. */
export function createPageSources(authored: AuthoredVersion): PageSources {
  const { base, api, sidebar, categories, notes } = authored;
  const operations = new Map(api?.operations.map((each) => [each.id, each]));
  const notesById = new Map(notes.map((note) => [note.operation, note]));
  const reference = categories.find(({ kind }) => kind === 'reference');
  const linkSourceOf: (text: LinkingText) => LinkSource = createLinkSource(authored);
  return {
    authored,
    areas: new Map(api?.areas.map((area) => [area.slug, area])),
    overview: { title: api?.title ?? '', route: api?.route ?? '' },
    sharedHeaders: api ? findSharedHeaders(api) : [],
    mentions: listMentions(authored, operations),
    listOperations: (ids) => ids.flatMap((id) => operations.get(id) ?? []),
    findNote: (id) => notesById.get(id),
    findPosition: createPositionFinder(sidebar.entries, { title: 'Guides', route: `${base}/` }),
    ...(reference && { reference }),
    toText: (text) => ({
      tree: text.prose.tree,
      linkSource: linkSourceOf(text),
      source: text,
      sections: splitSections(text.prose.tree, (id) => operations.get(id)?.title),
    }),
  };
}

/** What every page of the reference has besides its title; its OpenAPI document is beside it. */
export function locateReferencePage(
  page: PageLink,
  { authored, findPosition, reference }: PageSources,
): Pick<BasePage, 'route' | 'title' | 'position' | 'trail' | 'twin'> & { document: string } {
  const { route, title } = page;
  return {
    route,
    title,
    ...findPosition(page, reference),
    twin: twinRoute(authored.base, route),
    document: documentRoute(route),
  };
}

/** An operation as other pages name it. */
export function toReference({ id, title, route, method, path }: Operation): OperationReference {
  return { id, title, route, method, path };
}
