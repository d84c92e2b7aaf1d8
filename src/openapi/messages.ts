import type { SchemaNode } from './schema-node';
import type { Text } from './text';

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
