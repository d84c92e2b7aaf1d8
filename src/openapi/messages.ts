import type { FailingRequest } from './extensions';
import type { SchemaNode } from './schema-node';
import type { Text } from './text';

/** A path, query, header or cookie parameter, or a header of a response. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  deprecated: boolean;
  description?: Text;
  /** `header.x-org-id` */
  anchor: string;
  schema: SchemaNode;
  /** All examples, if there are several, or if authors say something about the only one. */
  examples?: ParameterExample[];
  /** The SDKs' name for a header parameter (`x-sdk-name`), if it differs. */
  sdkName?: string;
  /** What a recent release did to it: "new in 0.94", "changed in 0.94". */
  mark?: string;
}

/** An example of a parameter or header. */
export interface ParameterExample {
  /** Strings bare, other values as JSON. */
  value?: string;
  /** A link to the value, if the document does not have it. */
  details?: Text;
  description?: Text;
}

/** The body of a request. */
export interface Body {
  required: boolean;
  description?: Text;
  content: MediaType[];
  /** What a recent release did to it: "new in 0.94", "changed in 0.94". */
  mark?: string;
}

/** One media type of a body. */
export interface MediaType {
  /** `application/json` */
  type: string;
  /** The first media type has the anchor of the body itself. */
  anchor: string;
  schema: SchemaNode;
  /** Links to examples that the document does not have. */
  details?: Text;
  /** Empty only if no example can be made, or if the body is a file. */
  examples: Example[];
}

/** An example of a body, as it is sent. */
export interface Example {
  /** Its key in the document, if authors wrote it. */
  name?: string;
  /** Its summary or key in the document: "A fee for one city". */
  title?: string;
  description?: Text;
  /** Formatted JSON, or the text as it is for other media types. */
  text: string;
  /** Of a reason for an error, which is an example that authors wrote: its own place on the page. */
  anchor?: string;
  /** Of a reason for an error: how to provoke it (`x-request`). */
  request?: FailingRequest;
  /** Made from the schema, because the document has none. */
  isMade?: true;
}

/** What an operation returns with one status code. */
export interface Response {
  /** `200`, `4XX` or `default`. */
  status: string;
  /** Its reason phrase: "OK", "Not found". */
  label: string;
  description?: Text;
  /** The calls that it leads to. */
  details?: Text;
  anchor: string;
  headers: Parameter[];
  content: MediaType[];
  /** What a recent release did to it: "new in 0.94", "changed in 0.94". */
  mark?: string;
}

/** What an error means for a caller. */
export interface ErrorMeaning {
  /** What its status is called, if HTTP has no name for it. */
  label?: string;
  meaning: Text;
  /** Whether it is safe to retry the request. */
  retry: 'no' | 'after a change' | 'with care' | 'yes';
  /** What to do about it. */
  action: Text;
}
