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
 * The pages of one docs version, computed once. Texts are Markdown (`Text`) or parsed prose. HTML,
 * Markdown twins, search records and `llms.txt` are all printed from these objects.
 */
export interface VersionPages {
  version: string;
  /** The start of its routes. */
  base: string;
  /** Language of the texts: `en`. */
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
  pages: (PageLink & { description?: Text })[];
}

/** What other pages show about an operation. */
export interface OperationReference extends PageLink {
  id: string;
  method: Method;
  path: string;
}

/** What the page of an area shows about an operation. */
export interface ListedOperation extends OperationReference {
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
  operations: OperationReference[];
}

/** The page of an area of the API. */
export interface AreaPage extends BasePage {
  kind: 'area';
  document: string;
  groups: { title?: string; operations: ListedOperation[] }[];
  lifeCycle: LifeCycleStep[];
  figure?: AreaFigure;
  /** In the order of the groups. */
  operationIds: string[];
}

/** One kind of error: a status and the type of its body. */
export interface ErrorEntry extends Partial<ErrorMeaning> {
  status: string;
  label: string;
  /** The type of the body; undefined if the error has no body. */
  typeName?: string;
  operations: PageLink[];
}

/** The overview of the API: what applies to every operation, and the areas. */
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

/** The page of an operation. */
export interface OperationPage extends BasePage {
  kind: 'operation';
  document: string;
  operation: Operation;
  /** Its area, or the overview if it has none. */
  area: PageLink;
  /** Names of the headers that most operations share, in lower case. */
  sharedHeaders: ReadonlySet<string>;
  samples: Sample[];
  note?: WrittenText;
  /** The guides that mention it, each with the first sentence that does, as plain text. */
  mentions: (PageLink & { sentence: string })[];
  /** For an update: how its body differs from that of the create operation. */
  comparison?: { creator: OperationReference; differences: BodyDifference[] };
  /** The life cycle of its area. */
  lifeCycle: (Omit<LifeCycleStep, 'description'> & { isCurrent: boolean })[];
  /** The other operations of its area. */
  related: OperationReference[];
  /** Routes of the explanations of errors on the overview, by status. */
  errorRoutes: Record<string, string>;
}

/** The page of an address that readers guess for an operation that doesn't exist. */
export interface AliasPage extends BasePage {
  kind: 'alias';
  /** Why there is no such operation, as a clause. */
  why: string;
  /** The operation to use instead. */
  operation: OperationReference;
}

/** A page of a docs version. */
export type Page = GuidePage | CategoryPage | OverviewPage | AreaPage | OperationPage | AliasPage;
