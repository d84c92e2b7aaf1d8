import type { Body, Parameter, Response } from './messages';
import type { Text } from './text';

/** The HTTP methods that OpenAPI 3.0 and 3.1 know, in upper case as a reader sees them. */
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
