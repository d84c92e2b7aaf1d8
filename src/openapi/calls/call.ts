import type { BodyForm } from '../build/media-type';
import type { Parameter } from '../messages';
import type { Operation, SecurityScheme } from '../model';
import type { Serialization } from './serialization';
import type { TypedValue } from './typed-value';

/** One call of an operation with a value for everything that it sends: what a sample shows. */
export interface Call {
  operation: Pick<Operation, 'id' | 'method' | 'path'>;
  /** Address of the server, without a trailing slash. */
  server: string;
  /** The security schemes that it uses, all of them: the first alternative that is not empty. */
  security: SecurityScheme[];
  /** Path, query, header and cookie parameters in this order: those required or with an example. */
  parameters: Argument[];
  body?: CallBody;
}

/** A parameter and its value. */
export interface Argument extends Serialization {
  name: string;
  in: Parameter['in'];
  /** What the SDKs call it. */
  member: string;
  value: TypedValue;
  /** The value as JSON. */
  json: unknown;
}

/** The body of a call. */
export interface CallBody {
  mediaType: string;
  form: BodyForm;
  /** Neither value nor JSON where it is bytes, or where nothing is known about its content. */
  value?: TypedValue;
  json?: unknown;
  /** The fields of a form that are files. */
  files?: readonly string[];
}
