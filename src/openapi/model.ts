import type { Body, Parameter, Response } from './messages';
import type { Direction } from './schema/direction';
import type { SchemaNode } from './schema-node';
import type { Text } from './text';

/** The HTTP methods that OpenAPI 3.0 and 3.1 support, in upper case as readers see them. */
export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS' | 'TRACE';

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
  /** What readers ask that the overview answers (`x-questions` of `info`). */
  questions?: string[];
  /** One area per tag, in the order of the groups of tags and of the document; untagged operations are in the area "Other". */
  areas: Area[];
  /** In the order of the areas, and within an area in the order of its groups. */
  operations: Operation[];
  /** The requests that the API sends: webhooks in the document's order, then callbacks. */
  received: Operation[];
  /** The types for which other pages have no room, by name. */
  schemas: NamedSchema[];
  /** What the document says about itself: contact, licence, terms and further documentation. */
  details?: Text;
}

/** Where the interface is served. */
export interface Server {
  url: string;
  description?: Text;
}

/** How callers authenticate. `scheme` is set for the type `http` ("bearer", "basic"). */
export interface SecurityScheme {
  name: string;
  type: string;
  scheme?: string;
  /** Where an API key is sent (type `apiKey`). */
  key?: { in: 'header' | 'query' | 'cookie'; name: string };
  /** A label for readers: "HTTP bearer token". */
  label: string;
  /** What authors say, followed by the addresses and scopes of each flow. */
  description?: Text;
  /** The scopes or roles that an operation needs; only in its `security`. */
  scopes?: string[];
}

/** An area of the interface: a tag, and the operations that have it. */
export interface Area {
  /** Address below `/docs/category`, from the tag's name. */
  slug: string;
  /** Root-relative route of its page, without the site's prefix. */
  route: string;
  /** The tag's name. */
  name: string;
  /** The tag's name, or what readers call it (`x-displayName`). */
  title: string;
  /** The title of several areas together (`x-tagGroups`). */
  group?: string;
  description?: Text;
  /** Where the tag has further documentation. */
  details?: Text;
  /** In the order of the groups; also those whose home is another area. */
  operationIds: string[];
  /** The operations by purpose (`x-groups` of the tag); a single group without a title if the tag has none. */
  groups: OperationGroup[];
  /** The life cycle of the resources that the area manages (`x-life-cycle` of the tag). */
  lifeCycle: LifeCycleStep[];
  /** What readers ask that its page answers (`x-questions` of the tag). */
  questions?: string[];
  /** A drawing of the life cycle, shown above its steps (`x-figure` of the tag). */
  figure?: AreaFigure;
}

/** Some operations of an area that belong together. */
export interface OperationGroup {
  title?: string;
  operationIds: string[];
}

/** The drawing of an area: its name in figures/, its text alternative, and its caption. */
export interface AreaFigure {
  src: string;
  alt: string;
  caption?: string;
}

/** A step of a life cycle: the operations that perform it, and the states that they lead to. */
export interface LifeCycleStep {
  description: Text;
  operationIds: string[];
  states: string[];
}

/** Whether sending the same request twice does no harm. */
export interface Retry {
  /** In a few words of Markdown: "safe", "safe with `idempotency-key`", "repeats the effect", "not safe". */
  label: Text;
  /** What a second request does. */
  description: Text;
}

/** What a request that the API sends is part of. */
export interface Received {
  kind: 'webhook' | 'callback';
  /** Route of the OpenAPI document that has it. */
  documentRoute: string;
  /** The page of the operation that has the callback. */
  owner?: { title: string; route: string };
}

/** A type with a name: a page of the reference if other pages have no room for it. */
export interface NamedSchema {
  /** Address below `/docs/api`, from the name: `schemas/book`. */
  slug: string;
  /** Root-relative route of its page, without the site's prefix. */
  route: string;
  /** Its name in the document's components. */
  title: string;
  /** Who sends it, as its page shows it: the platform unless only requests have it. */
  direction: Direction;
  /** Where its page shows the schema. */
  anchor: string;
  schema: SchemaNode;
}

/** One method of one path, or a request that the API sends: a page of the reference. */
export interface Operation {
  /** `operationId`, or an id made from method and path if the document has none. */
  id: string;
  /** The document has no `operationId`, so readers do not see the id. */
  isIdMade?: true;
  /** Address below `/docs/api`, from the id. */
  slug: string;
  /** Root-relative route of its page, without the site's prefix. */
  route: string;
  /** The summary if it is short and plain, or the id in words: "Create experiment". */
  title: string;
  method: Method;
  /** Path template with `{parameters}`; the name of a webhook, or the address of a callback. */
  path: string;
  /** Slug of its home, the area of its first tag; empty if it has none. */
  area: string;
  deprecated: boolean;
  description?: Text;
  /** What needs only a few words: servers of its own, further documentation, callbacks. */
  details?: Text;
  /** Of a request that the API sends and the reader's server receives. */
  received?: Received;
  /** Alternatives: a request needs every scheme of one of them. An empty one needs no credentials. */
  security: SecurityScheme[][];
  /** A summary of `security`: "HTTP bearer token, optional". Missing if no credentials are needed. */
  authentication?: string;
  /** Path, query, header and cookie parameters, in this order, including those of the path item. */
  parameters: Parameter[];
  body?: Body;
  responses: Response[];
  /** Whether a request may be sent twice (`x-retry`). */
  retry?: Retry;
  /** What happens to calls as the interface describes them, if the server has another method or path (`x-server-call`). */
  serverNote?: Text;
  /** What readers ask that its page answers (`x-questions`). */
  questions?: string[];
}
