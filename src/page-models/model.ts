import type { PageLink, PagePosition } from '../navigation/model';
import type { LinkSource } from '../navigation/resolve-link';
import type { ErrorMeaning } from '../openapi/messages';
import type { AreaFigure, Method, Operation, SecurityScheme, Server } from '../openapi/model';
import type { Text } from '../openapi/text';
import type { Section } from '../prose/extract/split-sections';
import type { Prose } from '../prose/model';
import type { Sample } from '../samples/sample';
import type { AuthoredVersion, Guide, Source } from './authored-version';
import type { BodyDifference } from './compare-bodies';
import type { SharedParameter } from './conventions';

/**
 * What the pages of one docs version say, computed once. Texts are Markdown (`Text`) or parsed
 * prose; HTML, Markdown twins, search records and `llms.txt` are printed from these objects.
 */
export interface VersionPages {
  version: string;
  /** Where its routes begin. */
  base: string;
  /** Language of the words, `en`. */
  language: string;
  guides: GuidePage[];
  /** The pages of the sidebar's branches. */
  categories: CategoryPage[];
  overview?: OverviewPage;
  areas: AreaPage[];
  operations: OperationPage[];
  aliases: AliasPage[];
  /** The only index of operations by id. */
  operationsById: ReadonlyMap<string, OperationPage>;
  /** What the pages were built from. */
  authored: AuthoredVersion;
}

/** What every page says of itself and of its place in the site. */
export interface BasePage {
  /** Root-relative route, without the site's prefix. */
  route: string;
  /** With the version and the kind, the key of the page. */
  slug: string;
  title: string;
  description?: Text;
  head: PageHead;
  /** Breadcrumbs, previous and next page. */
  position: PagePosition;
  /** Titles of the sidebar's branches above the page, outermost first. */
  trail: string[];
  /** Where its Markdown twin is published. */
  twin?: string;
  /** Where the OpenAPI document of what the page is about is published. */
  document?: string;
  source?: Source;
}

/** What the head of a page says to search engines; plain text. */
export interface PageHead {
  title: string;
  description: string;
  /** Route of the canonical page. */
  route: string;
  /** No search engine is to list the page. */
  noindex: boolean;
}

/** A written text with what its parts need to be printed. */
export interface WrittenText {
  tree: Prose['tree'];
  /** Where the text is, for its links. */
  linkSource: LinkSource;
  /** Directory of its file, for its images. */
  source: Source;
  /** Its words by section, without markup. */
  sections: Section[];
}

/** A guide. */
export interface GuidePage extends BasePage {
  kind: 'guide';
  guide: Guide;
  description: string;
  text: WrittenText;
  /** Its words in one text. */
  words: string;
  /** Ids of the operations that it mentions. */
  operationIds: string[];
}

/** A page that lists the pages of a branch of the sidebar. */
export interface CategoryPage extends BasePage {
  kind: 'category';
  /** `reference` for the branch that contains the API, `guides` for any other. */
  section: 'guides' | 'reference';
  pages: (PageLink & { description?: Text })[];
}

/** An operation as other pages name it. */
export interface OperationReference extends PageLink {
  id: string;
  method: Method;
  path: string;
}

/** An operation as its area lists it. */
export interface ListedOperation extends OperationReference {
  /** The first sentence of its description. */
  description?: Text;
  deprecated: boolean;
}

/** A step in the life of what an area manages. */
export interface LifeCycleStep {
  description: Text;
  states: string[];
  /** Ids as authors wrote them. */
  operationIds: string[];
  operations: OperationReference[];
}

/** An area of the API. */
export interface AreaPage extends BasePage {
  kind: 'area';
  document: string;
  groups: { title?: string; operations: ListedOperation[] }[];
  lifeCycle: LifeCycleStep[];
  figure?: AreaFigure;
  /** In the order of the area. */
  operationIds: string[];
}

/** One kind of error: a status and the type of its body. */
export interface ErrorEntry extends Partial<ErrorMeaning> {
  status: string;
  label: string;
  /** Name of the body's type; undefined where the error has no body. */
  typeName?: string;
  operations: PageLink[];
}

/** What applies to every operation, and the areas. */
export interface OverviewPage extends BasePage {
  kind: 'overview';
  document: string;
  apiTitle: string;
  apiVersion: string;
  servers: Server[];
  security: SecurityScheme[];
  sharedHeaders: SharedParameter[];
  pagination: SharedParameter[];
  errors: ErrorEntry[];
  areas: (PageLink & { description?: Text; operations: number })[];
  operationCount: number;
}

/** An operation. */
export interface OperationPage extends BasePage {
  kind: 'operation';
  document: string;
  operation: Operation;
  /** Its area, or the overview where it is in none. */
  area: PageLink;
  /** Names in lower case of the headers that most operations share. */
  sharedHeaders: ReadonlySet<string>;
  samples: Sample[];
  note?: WrittenText;
  /** The guides that mention it, each with its first sentence on it; plain text. */
  mentions: (PageLink & { sentence: string })[];
  /** What the body of an update has in common with that of the operation that creates. */
  comparison?: { creator: OperationReference; differences: BodyDifference[] };
  /** The life of what its area manages. */
  lifeCycle: (Omit<LifeCycleStep, 'description'> & { isCurrent: boolean })[];
  /** The other operations of its area. */
  related: OperationReference[];
  /** Where the overview explains an error, by status. */
  errorRoutes: Record<string, string>;
}

/** An address that readers try although no operation has it. */
export interface AliasPage extends BasePage {
  kind: 'alias';
  /** A clause that says why there is no such operation. */
  why: string;
  /** The operation to use instead. */
  operation: OperationReference;
}

/** Any page of a docs version. */
export type Page = GuidePage | CategoryPage | OverviewPage | AreaPage | OperationPage | AliasPage;
