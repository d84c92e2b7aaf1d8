/** The HTTP methods that OpenAPI 3.0 and 3.1 know, in upper case as a reader sees them. */
export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS' | 'TRACE';

/**
 * A text that authors write: Markdown as the document holds it, HTML once `mapTexts` has passed
 * it through the prose pipeline. A page only ever receives the HTML form.
 */
export type Text = string;

/** The whole interface of one docs version. */
export interface Api {
  title: string;
  /** `info.version` of the document. */
  version: string;
  /** Root-relative route of the overview, without the site's prefix. */
  route: string;
  /** Where the document itself is published, beside the overview. */
  documentRoute: string;
  description?: Text;
  servers: Server[];
  security: SecurityScheme[];
  /** One area per tag, in the document's order; untagged operations stand under "Other". */
  areas: Area[];
  /** In the order of the areas, within an area in the order of its groups. */
  operations: Operation[];
}

/** Where the interface is served. */
export interface Server {
  url: string;
  description?: Text;
}

/** How a caller proves who it is. `scheme` is set for type `http` ("bearer", "basic"). */
export interface SecurityScheme {
  name: string;
  type: string;
  scheme?: string;
  /** Where a key of type `apiKey` goes. */
  key?: { in: 'header' | 'query' | 'cookie'; name: string };
  /** In words for a reader: "HTTP bearer token". */
  label: string;
  description?: Text;
}

/** An area of the interface: a tag and the operations that carry it first. */
export interface Area {
  /** Address below `/docs/category`, from the tag's name. */
  slug: string;
  /** Root-relative route of its page, without the site's prefix. */
  route: string;
  title: string;
  description?: Text;
  /** In the order of the groups. */
  operationIds: string[];
  /** The operations by what they are for (`x-groups` of the tag); one group without a title where nothing is said. */
  groups: OperationGroup[];
  /** The states that what the area manages goes through (`x-life-cycle` of the tag). */
  lifeCycle: LifeCycleStep[];
  /** A drawing of these states, which stands above them (`x-figure` of the tag). */
  figure?: AreaFigure;
}

/** Some operations of an area that belong together. */
export interface OperationGroup {
  title?: string;
  operationIds: string[];
}

/** The drawing of an area: its name in figures/, what it tells, and a line on it. */
export interface AreaFigure {
  src: string;
  alt: string;
  caption?: string;
}

/** A step of a life cycle: the operations that take it, and the states that they lead to. */
export interface LifeCycleStep {
  description: Text;
  operationIds: string[];
  states: string[];
}

/** One method of one path: a page of the reference. */
export interface Operation {
  /** `operationId`, or an id made from method and path where the document has none. */
  id: string;
  /** Address below `/docs/api`, from the id. */
  slug: string;
  /** Root-relative route of its page, without the site's prefix. */
  route: string;
  /** The summary, or the id in words: "Create experiment". */
  title: string;
  method: Method;
  /** Path template with `{parameters}`. */
  path: string;
  /** Slug of its area. */
  area: string;
  deprecated: boolean;
  description?: Text;
  /** One of the outer lists is needed, all schemes of it; an empty one stands for none. */
  security: SecurityScheme[][];
  /** The same in words, where something is needed: "HTTP bearer token, optional". */
  authentication?: string;
  /** Path, query, header and cookie parameters in this order, those of the path item included. */
  parameters: Parameter[];
  body?: Body;
  responses: Response[];
}

/** A path, query, header or cookie parameter, or a header of a response. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  deprecated: boolean;
  description?: Text;
  /** `#header.x-org-id`, without the hash sign. */
  anchor: string;
  schema: SchemaNode;
  /** The SDKs' name of a header parameter (`x-sdk-name`), where it differs. */
  sdkName?: string;
}

/** The body of a request. */
export interface Body {
  required: boolean;
  description?: Text;
  content: MediaType[];
}

/** One form of a body. */
export interface MediaType {
  /** `application/json` */
  type: string;
  /** That of the body itself for its first media type. */
  anchor: string;
  schema: SchemaNode;
  /** At least one, unless none can be made or the body is a file. */
  examples: Example[];
}

/** A body as it goes over the wire. */
export interface Example {
  /** What the document calls it: "A fee for one city". */
  title?: string;
  description?: Text;
  /** JSON laid out for readers, or the text as it stands in another media type. */
  text: string;
}

/** What an operation answers with one status. */
export interface Response {
  /** `200`, `4XX` or `default`. */
  status: string;
  /** The status in words: "OK", "Not found". */
  label: string;
  description?: Text;
  anchor: string;
  headers: Parameter[];
  content: MediaType[];
  /** What an error means for a caller, where authors say so. */
  error?: ErrorMeaning;
}

/** What an error status means for a caller. */
export interface ErrorMeaning {
  meaning: Text;
  /** Whether the same request may be sent again. */
  retry: 'no' | 'after a change' | 'with care' | 'yes';
  /** What to do about it. */
  action: Text;
}

/**
 * One schema, laid out for a page: a named type unfolds where it first occurs on the page and is a
 * `reference` to that place later, so cycles end in a link.
 */
export interface SchemaNode {
  kind:
    | 'object'
    | 'list'
    | 'tuple'
    | 'map'
    | 'oneOf'
    | 'anyOf'
    | 'allOf'
    | 'not'
    | 'primitive'
    | 'any'
    | 'reference';
  /** The type in the reader's words: "list of Variant", "string, date-time", "map of any". */
  label: string;
  /** Name of the type in the document's components. */
  typeName?: string;
  description?: Text;
  /** "at least 0", "at most 100", "matches ^[a-z]+$": one short phrase each. */
  limits: string[];
  values: EnumValue[];
  nullable: boolean;
  deprecated: boolean;
  access?: 'read-only' | 'write-only';
  /** JSON text of the default, of a constant, and of the first example. */
  default?: string;
  constant?: string;
  example?: string;
  /** kind object: its fields. */
  fields: Field[];
  /** kind list, map, not: what it holds. Kind object: the type of its additional fields. */
  items?: SchemaNode;
  /** Where `items` unfolds, if not at `.*` (`.not`, or the anchor itself for a list) below this. */
  itemsAnchor?: string;
  /** kind oneOf, anyOf, allOf, tuple: the alternatives, parts or places. */
  variants: Variant[];
  /** What else must hold: conditions, types of some keys or entries, and parts beside those above. */
  rules?: Variant[];
  /** kind reference: anchor of the place on this page where the type unfolds. */
  target?: string;
}

/** A value that a schema allows. */
export interface EnumValue {
  /** The value as JSON text without the quotes of a string. */
  value: string;
  description?: Text;
}

/** An alternative of a oneOf or anyOf, a part of an allOf, a place of a tuple, or a rule. */
export interface Variant {
  /** Name of the type, or of the only field, or "Option 2". */
  label: string;
  anchor: string;
  schema: SchemaNode;
  /** It is nothing but an object with one field of the same name: one row serves both. */
  wrapsField?: true;
}

/** A field of an object. */
export interface Field {
  name: string;
  /** Path from the page: `request.variants.id`, `response.200.id`. */
  anchor: string;
  required: boolean;
  schema: SchemaNode;
}
