import type { BodyForm } from '../build/media-type';
import type { Parameter } from '../messages';
import type { Operation, SecurityScheme } from '../model';
import type { Serialization } from './serialization';
import type { TypedValue } from './typed-value';

/** A call of an operation with values for everything that it sends, as samples show it. */
export interface Call {
  operation: Pick<Operation, 'id' | 'method' | 'path'>;
  /** Address of the server, without a trailing slash. */
  server: string;
  /** The security schemes that it uses: all schemes of the first alternative that isn't empty. */
  security: SecurityScheme[];
  /** Path, query, header and cookie parameters in this order, if required or with an example. */
  parameters: Argument[];
  body?: CallBody;
}

/** A parameter and its value. */
export interface Argument extends Serialization {
  name: string;
  in: Parameter['in'];
  /** Its name in the SDKs. */
  member: string;
  value: TypedValue;
  /** The value as JSON. */
  json: unknown;
}

/** The body of a call. */
export interface CallBody {
  mediaType: string;
  form: BodyForm;
  /** Missing, like `json`, if the body is binary or its content is unknown. */
  value?: TypedValue;
  json?: unknown;
  /** How the fields of a form are written for which the document says so. */
  styles?: Readonly<Record<string, Serialization>>;
  /** The fields of a form that are files. */
  files?: readonly string[];
  /** The fields of a multipart form that have a media type or headers of their own. */
  parts?: Readonly<Record<string, BodyPart>>;
}

/** How a part of a multipart body is sent. */
export interface BodyPart {
  /** Missing if the client chooses it. */
  type?: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** Which values a call sends, where the document has several or none of the wanted ones. */
export interface CallChoice {
  /** The name of the request example to send. Defaults to the first one. */
  example?: string | undefined;
  /** Values of parameters, by name. */
  with?: Readonly<Record<string, unknown>> | undefined;
  /** The names of parameters that are left out, even if they are required. */
  without?: readonly string[] | undefined;
  /** Another body than an example, or null for none. */
  body?: { json: unknown } | { text: string } | null | undefined;
}

/** Whether a scheme sends a bearer token (RFC 6750), as OAuth and OpenID Connect also do. */
export function takesToken({ type, scheme }: SecurityScheme): boolean {
  return scheme === 'bearer' || type === 'oauth2' || type === 'openIdConnect';
}
