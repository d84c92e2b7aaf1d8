import type { CategoryEntry } from '../navigation/guide-category';
import type { PageLink, PagePosition } from '../navigation/model';
import type { LinkSource } from '../navigation/resolve-link';
import type { DescribedChange } from '../openapi/changes/change';
import type { ErrorMeaning } from '../openapi/messages';
import type {
  AreaFigure,
  Method,
  NamedSchema,
  Operation,
  SecurityScheme,
  Server,
} from '../openapi/model';
import type { Text } from '../openapi/text';
import type { Section } from '../prose/extract/split-sections';
import type { TermMarks } from '../prose/glossary/mark-terms';
import type { MentionedOperation, Prose } from '../prose/model';
import type { Sample } from '../samples/sample';
import type { AuthoredVersion, Guide, Source } from './authored-version';
import type { EntryHead } from './changelog/entry-head';
import type { HistoryEntry } from './changelog/history';
import type { BodyDifference } from './compare-bodies';
import type { SharedParameter } from './conventions';
import type { ErrorReason, OperationError } from './error-reasons';

/** The pages of one docs version, by kind. */
export interface PageLists {
  guides: GuidePage[];
  /** The pages of the sidebar's branches. */
  categories: CategoryPage[];
  overview?: OverviewPage;
  areas: AreaPage[];
  operations: OperationPage[];
  /** The pages of webhooks and callbacks, which the API sends. */
  received: OperationPage[];
  /** The pages of types for which other pages have no room. */
  schemas: SchemaPage[];
  aliases: AliasPage[];
  /** Undefined if the interface has no story. */
  tour?: TourPage;
  /** Undefined if the interface has no changelog. */
  changelog?: ChangelogPage;
}

/**
 * The pages of one docs version, computed once. Texts are Markdown (`Text`) or parsed prose. HTML,
 * Markdown twins, search records and `llms.txt` are all printed from these objects.
 */
export interface VersionPages extends PageLists {
  version: string;
  /** The start of its routes. */
  base: string;
  /** Language of the texts: `en`. */
  language: string;
  /** The only index of operations by id. */
  operationsById: ReadonlyMap<string, OperationPage>;
  /** What mentions of an operation lead to, by id: also by the ids of those that were renamed. */
  mentioned: ReadonlyMap<string, MentionedOperation>;
  /** The present routes of the guides, operations and areas that have moved, by their old routes. */
  movedRoutes: ReadonlyMap<string, string>;
  /** The content that the pages were built from. */
  authored: AuthoredVersion;
}

/** What every page has: its metadata, and its position in the site. */
export interface BasePage {
  /** Root-relative route, without the site's prefix. */
  route: string;
  /** Identifies the page among those of its version and kind. */
  slug: string;
  title: string;
  description?: Text;
  head: PageHead;
  /** Breadcrumbs, previous and next page. */
  position: PagePosition;
  /** Titles of the branches above the page in the sidebar, outermost first. */
  trail: string[];
  /** Route of its Markdown twin. */
  twin?: string;
  /** Route of the OpenAPI document of its operation, area or API. */
  document?: string;
  source?: Source;
  /** What readers ask that the page answers. */
  questions?: string[];
}

/** The metadata in the head of a page, for search engines; plain text. */
export interface PageHead {
  title: string;
  description: string;
  /** Route of the canonical page. */
  route: string;
  /** Whether search engines are asked not to list the page. */
  noindex: boolean;
}

/** A text by authors, with what is needed to print it. */
export interface WrittenText {
  tree: Prose['tree'];
  /** The base of its links. */
  linkSource: LinkSource;
  /** Its file, which its images are relative to. */
  source: Source;
  /** Its plain text by section. */
  sections: Section[];
  /** The terms that its HTML marks. */
  terms?: TermMarks;
}

/** The page of a guide. */
export interface GuidePage extends BasePage {
  kind: 'guide';
  guide: Guide;
  description: string;
  text: WrittenText;
  /** Its plain text. */
  words: string;
  /** Ids of the operations that it mentions. */
  operationIds: string[];
}

/** A page that lists the pages of a branch of the sidebar. */
export interface CategoryPage extends BasePage {
  kind: 'category';
  /** `reference` for the branch that contains the API, `guides` for any other branch. */
  section: 'guides' | 'reference';
  pages: (CategoryEntry & { description?: Text })[];
}

/** A link to the page of an operation, with its method and path. */
export interface OperationLink extends PageLink {
  method: Method;
  path: string;
}

/** A row in the list of operations on the page of an area. */
export interface ListedOperation extends OperationLink {
  /** The first sentence of its description. */
  description?: Text;
  deprecated: boolean;
}

/** A step in the life cycle of an area. */
export interface LifeCycleStep {
  description: Text;
  states: string[];
  /** The ids as authors wrote them, even of unknown operations. */
  operationIds: string[];
  operations: PageLink[];
}

/** The page of an area of the API. */
export interface AreaPage extends BasePage {
  kind: 'area';
  /** The name of its tag. */
  name: string;
  /** The title of the group of areas that it belongs to. */
  group?: string;
  document: string;
  groups: { title?: string; operations: ListedOperation[] }[];
  lifeCycle: LifeCycleStep[];
  figure?: AreaFigure;
  details?: Text;
  /** In the order of the groups. */
  operationIds: string[];
}

/** What the overview says about a status that is an error. */
export interface ErrorEntry extends Partial<ErrorMeaning> {
  status: string;
  label: string;
  /** The types of its bodies; empty if it has none. */
  typeNames: string[];
  /** The reasons that many operations share. */
  reasons: ErrorReason[];
  operations: PageLink[];
}

/** The areas of a group of tags, or those without a group. */
export interface AreaGroup {
  title?: string;
  areas: (PageLink & { description?: Text; operations: number })[];
}

/** The overview of the API: what applies to every operation, and the areas. */
export interface OverviewPage extends BasePage {
  kind: 'overview';
  document: string;
  apiTitle: string;
  apiVersion: string;
  /** What the document says about itself. */
  details?: Text;
  servers: Server[];
  security: SecurityScheme[];
  sharedHeaders: SharedParameter[];
  pagination: SharedParameter[];
  errors: ErrorEntry[];
  areaGroups: AreaGroup[];
  operationCount: number;
  webhooks: OperationLink[];
}

/** A guide that mentions an operation, and the first sentence that does, as plain text. */
export interface Mention extends PageLink {
  sentence: string;
}

/**
 * The page of an operation: its model in the words and the order of the page. Its parts have the marks of recent
 * releases, and its examples are those that the page shows.
 */
export interface OperationPage extends BasePage, Omit<Operation, 'area'> {
  kind: 'operation';
  document: string;
  /** Its area; the operation of a callback; or the overview. The slug is empty unless it is an area. */
  area: PageLink & { slug: string };
  /** What a recent release did to it: "new in 0.94", "changed in 0.94". */
  mark?: string;
  /** Names of the headers that many operations share, in lower case. */
  sharedHeaders: ReadonlySet<string>;
  samples: Sample[];
  note?: WrittenText;
  /** The first guides that mention it, each with the first sentence that does, as plain text. */
  mentions: Mention[];
  /** The routes of all guides that mention it. */
  mentionedIn: string[];
  /** For an update: how its body differs from that of the create operation. */
  comparison?: { creator: PageLink; differences: BodyDifference[] };
  /** The life cycle of its area; empty unless it performs one of the steps. */
  lifeCycle: (Pick<LifeCycleStep, 'states' | 'operations'> & { isCurrent: boolean })[];
  /** The other operations of its area. */
  related: OperationLink[];
  /** The overview, which explains the status of each error. */
  overview: PageLink;
  /** Its first step in the tour, whose call the samples show. */
  step?: { number: number; route: string };
  /** The reasons for its errors, by status. */
  errors: Record<string, OperationError>;
  /** What the updates of the interface changed about it, newest first; missing without a changelog. */
  history?: HistoryEntry[];
}

/** The page of a type for which other pages have no room. */
export interface SchemaPage extends BasePage, Pick<NamedSchema, 'anchor' | 'direction' | 'schema'> {
  kind: 'schema';
}

/** The page of an address that readers guess for an operation that doesn't exist. */
export interface AliasPage extends BasePage {
  kind: 'alias';
  /** Why there is no such operation, as a clause. */
  why: string;
  /** The operation to use instead, and its id. */
  operation: OperationLink;
  operationId: string;
}

/** A change on the page of the changelog. */
export interface ListedChange {
  /** One sentence with a link to the part, and the prose of an author. */
  description: Text;
  breaking: boolean;
  /** The operations that it concerns, without the one that the sentence is about. */
  operations: PageLink[];
  /** The change itself, with the current names. */
  change: DescribedChange;
}

/** Changes of one update under a heading: those that break callers, or those of an area. */
export interface ChangeGroup {
  title: string;
  /** The page of the area. */
  route?: string;
  isBreaking: boolean;
  changes: ListedChange[];
}

/** An update on the page of the changelog. */
export interface ListedEntry extends EntryHead {
  release?: string;
  description?: Text;
  file: string;
  /** The number of changes that break callers. */
  breaking: number;
  groups: ChangeGroup[];
}

/** A section with which the changelog opens: what is new, what breaks, how to upgrade. */
export interface ChangelogSection {
  title: string;
  anchor: string;
  description: Text;
}

/** The changelog of the API: what each update of the interface changed, newest first. */
export interface ChangelogPage extends BasePage {
  kind: 'changelog';
  description: Text;
  apiTitle: string;
  /** Route of its Atom feed. */
  feed: string;
  opening: ChangelogSection[];
  entries: ListedEntry[];
}

/** A step of the tour: a call of an operation. */
export interface TourStep {
  /** Counted from 1 through all chapters. */
  number: number;
  anchor: string;
  operation: OperationLink;
  /** The title of the example that it sends. */
  sends?: string;
  description?: Text;
}

/** A chapter of the tour. */
export interface TourChapter {
  title: string;
  anchor: string;
  description?: Text;
  steps: TourStep[];
}

/** The tour of the API: the story of its interface. */
export interface TourPage extends BasePage {
  kind: 'tour';
  description: Text;
  chapters: TourChapter[];
}

/** A page of a docs version. */
export type Page =
  | GuidePage
  | CategoryPage
  | OverviewPage
  | AreaPage
  | OperationPage
  | SchemaPage
  | AliasPage
  | TourPage
  | ChangelogPage;
