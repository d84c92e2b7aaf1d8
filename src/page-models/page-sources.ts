import type { Root } from 'mdast';
import { createLinkSource, type LinkingText } from '../navigation/link-source';
import type { PageLink } from '../navigation/model';
import { createPageLocator, type LocatePage } from '../navigation/page-position';
import type { LinkSource } from '../navigation/resolve-link';
import type { PartNames } from '../openapi/changes/describe-part';
import type { Area, Operation } from '../openapi/model';
import { splitSections } from '../prose/extract/split-sections';
import { fillGlossary } from '../prose/glossary/fill-glossary';
import { rememberByAnswers } from '../text/remember';
import { documentRoute, twinRoute } from '../text/routes';
import type { AuthoredVersion, Guide, Note } from './authored-version';
import { createMarkFinder, type FindMarks } from './changelog/find-marks';
import { type FollowedVersion, followVersion } from './changelog/former-parts';
import { createPartNames } from './changelog/part-routes';
import { findSharedHeaders, type SharedParameter } from './conventions';
import { findSharedReasons, type SharedReasons } from './error-reasons';
import { type GuideMentions, listMentions } from './mentions';
import type { BasePage, OperationLink, WrittenText } from './model';
import { createTermMarker } from './term-marks';

/** The sources of the pages of one version: its content, and the lookups that several pages share. */
export interface PageSources {
  authored: AuthoredVersion;
  areas: ReadonlyMap<string, Area>;
  /** The API itself, for operations without an area. */
  overview: PageLink;
  sharedHeaders: SharedParameter[];
  /** Their names in lower case. */
  sharedHeaderNames: ReadonlySet<string>;
  /** The reasons for errors that the overview lists once. */
  sharedReasons: SharedReasons;
  mentions: GuideMentions;
  /** The operations with these ids, in the same order. Unknown ids are left out. */
  listOperations(ids: readonly string[]): Operation[];
  /** The note on an operation. */
  findNote(operationId: string): Note | undefined;
  locatePage: LocatePage;
  /** The page above reference pages that aren't in the sidebar. */
  reference?: PageLink;
  toText(text: Guide | Note): WrittenText;
  changes: ChangeSources;
}

/** What pages show of the changelog. */
interface ChangeSources extends FollowedVersion {
  names: Required<PartNames>;
  findMarks: FindMarks;
}

const splitText = rememberByAnswers(
  (tree: Root, { findTitle }: { findTitle: (id: string) => string | undefined }) =>
    splitSections(tree, findTitle),
);

/** Creates the sources of the pages of one version. */
export function createPageSources(authored: AuthoredVersion): PageSources {
  const { base, api, sidebar, categories, notes } = authored;
  const operations = new Map(api?.operations.map((each) => [each.id, each]));
  const sharedHeaders = api ? findSharedHeaders(api) : [];
  const notesById = new Map(notes.map((note) => [note.operation, note]));
  const reference = categories.find(({ kind }) => kind === 'reference');
  const linkSourceOf: (text: LinkingText) => LinkSource = createLinkSource(authored);
  const { entries, former } = followVersion(authored);
  const findTerms = createTermMarker(authored);
  const findTitle = (id: string) => {
    return operations.get(id)?.title ?? former.find(({ name }) => name === id)?.target?.title;
  };
  return {
    authored,
    areas: new Map(api?.areas.map((area) => [area.slug, area])),
    overview: { title: api?.title ?? '', route: api?.route ?? '' },
    sharedHeaders,
    sharedHeaderNames: new Set(sharedHeaders.map(({ name }) => name.toLowerCase())),
    sharedReasons: findSharedReasons({ operations: api?.operations ?? [] }),
    mentions: listMentions(authored, former),
    listOperations: (ids) => ids.flatMap((id) => operations.get(id) ?? []),
    findNote: (id) => notesById.get(id),
    locatePage: createPageLocator(sidebar.entries, { title: 'Guides', route: `${base}/` }),
    reference,
    toText: (text) => {
      const tree = fillGlossary(text.prose.tree, authored.glossary);
      const linkSource = linkSourceOf(text);
      const terms = 'path' in text ? findTerms(text, linkSource) : undefined;
      const sections = splitText(tree, { findTitle });
      return { tree, linkSource, source: text, sections, terms };
    },
    changes: {
      entries,
      former,
      names: createPartNames(api),
      findMarks: createMarkFinder(entries),
    },
  };
}

/** The routes of a reference page, its twin and its OpenAPI document, and its position in the sidebar. */
export function locateReferencePage(
  page: PageLink & Pick<BasePage, 'questions'>,
  { authored, locatePage, reference }: PageSources,
): Pick<BasePage, 'route' | 'title' | 'position' | 'trail' | 'twin' | 'questions'> & {
  document: string;
} {
  const { route, title, questions } = page;
  return {
    route,
    title,
    ...locatePage(page, reference),
    twin: twinRoute(authored.base, route),
    document: documentRoute(route),
    questions,
  };
}

/** Returns the link to a page. */
export function toLink({ title, route }: PageLink): PageLink {
  return { title, route };
}

/** Returns the link to the page of an operation. */
export function linkToOperation({ title, route, method, path }: Operation): OperationLink {
  return { title, route, method, path };
}
