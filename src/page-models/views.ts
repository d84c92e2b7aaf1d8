import type { PageLink } from '../navigation/model';
import type { Body, MediaType, Parameter, Response } from '../openapi/messages';
import type { SecurityScheme, Server } from '../openapi/model';
import type { Heading } from '../prose/model';
import type { EntryHead } from './changelog/entry-head';
import type { SharedParameter } from './conventions';
import type { ErrorReason, OperationError } from './error-reasons';
import type {
  ChangeGroup,
  ChangelogSection,
  ErrorEntry,
  ListedChange,
  ListedEntry,
  ListedOperation,
  OperationLink,
  OperationPage,
  SchemaPage,
  TourPage,
} from './model';

/** Sanitised HTML, with the site's prefix in its addresses. */
export type Html = string;

/** What the page of a guide shows. */
export interface GuideView {
  html: Html;
}

/** A page in a list. */
export interface PageListItem extends PageLink {
  description?: Html;
  /** How many pages it contains: "11 operations". */
  size?: string;
}

/** What the page of a branch of the sidebar shows. */
export interface CategoryView {
  title: string;
  description?: Html;
  pages: PageListItem[];
}

/** A step of a life cycle. */
export interface LifeCycleStepView {
  operations: PageLink[];
  states: string[];
  description?: Html;
  /** Whether the operation of the page performs this step. */
  isCurrent?: boolean;
}

/** What the page of an area shows. */
export interface AreaView {
  title: string;
  description?: Html;
  groups: { title?: string; anchor?: string; operations: ListedOperation[] }[];
  lifeCycle: LifeCycleStepView[];
  /** The drawing of the life cycle. */
  figure?: Html;
  details?: Html;
  /** Empty for a page with only one part. */
  contents: ContentsEntry[];
}

/** What the overview shows. */
export interface OverviewView {
  title: string;
  version: string;
  description?: Html;
  /** Route of the whole OpenAPI document. */
  documentRoute: string;
  servers: Server[];
  security: Pick<SecurityScheme, 'name' | 'scheme' | 'label' | 'description'>[];
  sharedHeaders: SharedParameter[];
  pagination: SharedParameter[];
  /** Each with the operations that are listed, and the number of the others. */
  errors: (Omit<ErrorEntry, 'reasons'> & { reasons: ReasonView[]; more: number })[];
  areaGroups: { title?: string; areas: (PageListItem & { operations: number })[] }[];
  details?: Html;
  webhooks: OperationLink[];
  contents: ContentsEntry[];
}

/** An example of a body that isn't the first one, which the rail shows. */
export interface FurtherExample {
  title: Html;
  description?: Html;
  html: Html;
}

/** A header that most operations share. */
interface SharedHeaderView extends Pick<Parameter, 'name' | 'anchor' | 'required' | 'mark'> {
  /** Route of its explanation on the overview. */
  route: string;
}

/** One media type of a body, without its examples. */
export type MediaView = Omit<MediaType, 'examples'>;

/** A request body. */
export interface BodyView extends Omit<Body, 'content'> {
  content: MediaView[];
  furtherExamples: FurtherExample[];
}

/** A reason for an error, with the body of the response. */
export interface ReasonView extends Pick<ErrorReason, 'anchor'> {
  title: Html;
  description?: Html;
  html: Html;
}

/** A response. */
export interface ResponseView extends Omit<Response, 'content'> {
  content: MediaView[];
  furtherExamples: FurtherExample[];
  error?: Omit<OperationError, 'reasons'> & {
    reasons: ReasonView[];
    /** Route of the explanation of the status on the overview. */
    route: string;
  };
}

/** A heading of level 2 or 3, for the table of contents. */
export type ContentsEntry = Pick<Heading, 'id' | 'text' | 'level'>;

/** A link to a part of the page. */
export interface Jump {
  words: string;
  anchor: string;
}

/** What the page of an operation shows. */
export interface OperationView
  extends Pick<
    OperationPage,
    | 'id'
    | 'isIdMade'
    | 'title'
    | 'method'
    | 'path'
    | 'deprecated'
    | 'mark'
    | 'retry'
    | 'serverNote'
    | 'step'
    | 'comparison'
    | 'lifeCycle'
    | 'related'
    | 'history'
  > {
  /** The first paragraph of its description. */
  description?: Html;
  /** What else its description says, and its details. */
  more?: Html;
  /** The name of the header for credentials (or just "Authentication"), and the kinds of credentials. */
  authentication?: { name: string; label: string };
  sharedHeaders: SharedHeaderView[];
  /** All parameters but those headers. */
  parameters: Parameter[];
  body?: BodyView;
  responses: ResponseView[];
  /** The code in the rail: samples of calls, and examples of responses. Either can be empty. */
  samples: Html;
  responseExamples: Html;
  note?: Html;
  /** The first guides that mention the operation, each described by the sentence that mentions it. */
  mentions: PageListItem[];
  /** The number of guides that mention it too, and the address of a search for them. */
  moreMentions?: { count: number; to: string };
  /** Links to the parts that the page has, and to all of its headings. */
  jumps: Jump[];
  contents: ContentsEntry[];
}

/** What the page of a type shows. */
export type SchemaView = Pick<SchemaPage, 'title' | 'anchor' | 'direction' | 'schema'>;

/** What the page of an alias shows. */
export interface AliasView {
  slug: string;
  why: string;
  /** The operation to use instead. */
  operation: OperationLink;
}

/** What the tour shows. */
export interface TourView extends Pick<TourPage, 'title' | 'chapters'> {
  description: Html;
  contents: ContentsEntry[];
}

/** An update on the page of the changelog. */
export interface EntryView extends EntryHead, Pick<ListedEntry, 'release' | 'breaking'> {
  description?: Html;
  groups: (Omit<ChangeGroup, 'changes'> & { changes: Omit<ListedChange, 'change'>[] })[];
}

/** What the changelog shows. */
export interface ChangelogView {
  title: string;
  description: Html;
  /** Route of its Atom feed. */
  feed: string;
  opening: ChangelogSection[];
  entries: EntryView[];
  contents: ContentsEntry[];
}
