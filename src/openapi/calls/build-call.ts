import { asList, asObject, type Json, type OpenApiDocument, own } from '../document/document';
import { resolve } from '../document/reference';
import { examplesOf, makeExample } from '../examples/examples';
import type { Operation, Parameter, SecurityScheme } from '../model';
import { type BodyForm, formOf, isBinary } from '../model/media-type';
import {
  exampleOfParameter,
  listParameters,
  type Serialization,
  schemaOfParameter,
  serializationOf,
} from '../model/parameter';
import { serverUrl } from '../model/server-url';
import { flatten } from '../schema/merge-schemas';
import { type TypedValue, typeValue } from './typed-value';

/** One call of an operation with a value for everything that it sends: what a sample writes down. */
export interface Call {
  operation: Pick<Operation, 'id' | 'method' | 'path'>;
  /** Address of the server, without a closing slash. */
  server: string;
  /** What it signs with, all of them: the first alternative that asks for anything. */
  security: SecurityScheme[];
  /** Path, query, header and cookie parameters, in this order: the required, and those with an example. */
  parameters: Argument[];
  body?: CallBody;
}

/** A parameter and its value. */
export interface Argument extends Serialization {
  name: string;
  in: Parameter['in'];
  /** The SDKs' name of it. */
  member: string;
  value: TypedValue;
  /** The value as JSON. */
  json: unknown;
}

/** The body of a call. */
export interface CallBody {
  mediaType: string;
  form: BodyForm;
  /** Neither value nor JSON where it is bytes, or nobody knows what it holds. */
  value?: TypedValue;
  json?: unknown;
  /** The fields of a form that hold files. */
  files?: readonly string[];
}

/** Where nothing says where the interface is served. */
const noServer = 'http://localhost';

/** Builds the call that the samples of an operation show, from the examples of the document. */
export function buildCall(document: OpenApiDocument, operation: Operation): Call {
  const { id, method, path, parameters, security } = operation;
  const pathItem = resolve(document, document.paths?.[path]);
  const raw = asObject(pathItem[method.toLowerCase()]);
  const rawParameters = listParameters(document, raw, pathItem);
  const body = buildBody(document, raw);
  return {
    operation: { id, method, path },
    server: serverOf([raw.servers, pathItem.servers, document.servers]),
    security: security.find(({ length }) => length > 0) ?? [],
    parameters: parameters.flatMap((parameter) => {
      const found = rawParameters.find(
        ({ name, in: place }) => name === parameter.name && place === parameter.in,
      );
      return found ? buildArgument(document, parameter, found) : [];
    }),
    ...(body && { body }),
  };
}

/** The first server of the nearest list, its variables filled in; a relative one is on this machine. */
function serverOf(lists: unknown[]): string {
  const list = lists.map(asList).find(({ length }) => length > 0);
  const filled = serverUrl(list?.[0]);
  const whole = filled === '' || filled.startsWith('/') ? noServer + filled : filled;
  return whole.replace(/\/$/, '');
}

function buildArgument(document: OpenApiDocument, parameter: Parameter, raw: Json): Argument[] {
  const schema = schemaOfParameter(raw);
  const written = exampleOfParameter(document, raw);
  if (written === undefined && !parameter.required) return [];
  const json = written ?? makeExample(document, schema, 'request') ?? parameter.name;
  return [
    {
      name: parameter.name,
      in: parameter.in,
      member: parameter.sdkName ?? parameter.name,
      value: typeValue(document, schema ?? {}, json),
      json,
      ...serializationOf(raw),
    },
  ];
}

function buildBody(document: OpenApiDocument, raw: Json): CallBody | undefined {
  const body = resolve(document, raw.requestBody);
  const [mediaType, media] = Object.entries(asObject(body.content))[0] ?? [];
  if (mediaType === undefined) return undefined;
  const { schema } = asObject(media);
  const json = examplesOf(document, asObject(media), 'request')[0]?.value;
  const form = formOf(document, mediaType, schema, json);
  if (form === 'file' && (typeof json !== 'object' || json === null)) return { mediaType, form };
  if (json === undefined) return undefined;
  const files = form === 'fields' ? listFiles(document, schema) : [];
  return {
    mediaType,
    form,
    value: typeValue(document, schema ?? {}, json),
    json,
    ...(files.length > 0 && { files }),
  };
}

/** The fields that hold a file, or a list of files. */
function listFiles(document: OpenApiDocument, schema: unknown): string[] {
  const properties = asObject(flatten(document, schema)?.schema.properties);
  return Object.keys(properties).filter((name) => {
    const field = own(properties, name);
    return isBinary(document, field) || isBinary(document, resolve(document, field).items);
  });
}
