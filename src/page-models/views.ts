import type { PageLink } from '../navigation/model';
import type { Body, MediaType, Parameter, Response } from '../openapi/messages';
import type { Method, Operation, SecurityScheme, Server } from '../openapi/model';
import type { BodyDifference } from './compare-bodies';
import type { SharedParameter } from './conventions';
import type { ErrorEntry } from './model';

/** The HTML of a text: sanitised, with the site's prefix in its addresses. */
export type Html = string;

/** The text of a guide. */
export interface GuideView {
  html: Html;
}

/** A page in a list. */
export interface PageListItem extends PageLink {
  description?: Html;
}

/** A page of the sidebar's branch. */
export interface CategoryView {
  title: string;
  description?: Html;
  pages: PageListItem[];
}

/** An operation in a table of operations. */
export interface OperationRow extends PageLink {
  method: Method;
  path: string;
  description?: Html;
  deprecated: boolean;
}

/** A step of a life cycle. */
export interface LifeCycleStepView {
  operations: PageLink[];
  states: string[];
  description?: Html;
  /** The operation of the page takes this step. */
  isCurrent?: boolean;
}

/** The page of an area: what its template shows. */
export interface AreaView {
  title: string;
  description?: Html;
  groups: { title?: string; operations: OperationRow[] }[];
  lifeCycle: LifeCycleStepView[];
  /** A drawing of the life cycle. */
  figure?: Html;
}

/** The overview: what its template shows. */
export interface OverviewView {
  title: string;
  version: string;
  description?: Html;
  /** Where the whole OpenAPI document is published. */
  documentRoute: string;
  servers: Server[];
  security: Pick<SecurityScheme, 'name' | 'scheme' | 'label' | 'description'>[];
  sharedHeaders: SharedParameter[];
  pagination: SharedParameter[];
  errors: ErrorEntry[];
  areas: (PageListItem & { operations: number })[];
}

/** An example of a body after the first one, which is shown in the rail. */
export interface FurtherExample {
  title: string;
  description?: Html;
  html: Html;
}

/** A header that most operations share, in a few words: the overview explains it. */
export interface SharedHeaderView extends Pick<Parameter, 'name' | 'anchor' | 'required'> {
  description?: Html;
  /** The type, shown where there is no description. */
  label: string;
}

/** One media type of a body, without its examples. */
export type MediaView = Omit<MediaType, 'examples'>;

/** The body of a request. */
export interface BodyView extends Omit<Body, 'content'> {
  content: MediaView[];
  furtherExamples: FurtherExample[];
}

/** A response. */
export interface ResponseView extends Omit<Response, 'content'> {
  content: MediaView[];
  furtherExamples: FurtherExample[];
  /** Where the overview explains the error. */
  errorRoute?: string;
}

/** The page of an operation: what its template shows. */
export interface OperationView
  extends Pick<Operation, 'id' | 'title' | 'method' | 'path' | 'deprecated' | 'description'> {
  /** The header or the way that credentials are sent, and which ones. */
  authentication?: { name: string; label: string };
  sharedHeaders: SharedHeaderView[];
  /** All parameters but those headers. */
  parameters: Parameter[];
  body?: BodyView;
  responses: ResponseView[];
  /** The code of the rail: how to call the operation, and what it returns; either may be empty. */
  samples: Html;
  responseExamples: Html;
  comparison?: { creator: PageLink; differences: BodyDifference[] };
  note?: Html;
  /** The guides that mention the operation; the description is the sentence that does. */
  mentions: PageListItem[];
  /** Empty unless the operation takes one of the steps. */
  lifeCycle: LifeCycleStepView[];
  related: (PageLink & { method: Method; path: string })[];
}

/** The page of an address that no operation has. */
export interface AliasView {
  slug: string;
  why: string;
  /** The operation to use instead. */
  operation: PageLink & { method: Method; path: string };
}
