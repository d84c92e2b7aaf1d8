import { asList, asObject, type Json, type OpenApiDocument, own } from './document';
import { exampleOfParameter, examplesOf, makeExample } from './examples';
import type { Operation, Parameter, SecurityScheme } from './model';
import { resolve } from './reference';
import { type TypedValue, typeValue } from './typed-value';

/** One call of an operation with a value for everything that it sends: what a sample writes down. */
export interface Call {
  operation: Pick<Operation, 'id' | 'method' | 'path'>;
  /** Address of the server, without a closing slash. */
  server: string;
  security: SecurityScheme[];
  /** Path, query, header and cookie parameters, in this order: the required, and those with an example. */
  parameters: Argument[];
  body?: CallBody;
}

/** A parameter and its value. */
export interface Argument {
  name: string;
  in: Parameter['in'];
  /** The SDKs' name of it. */
  member: string;
  value: TypedValue;
  /** The value as JSON. */
  json: unknown;
  /** How a list is put into a query: `a=1&a=2`, or `a=1,2`. */
  explode: boolean;
}

/** The body of a call. */
export interface CallBody {
  mediaType: string;
  value: TypedValue;
  json: unknown;
}

/** Where nothing says where the interface is served. */
const noServer = 'http://localhost';

/** Builds the call that the samples of an operation show, from the examples of the document. */
export function buildCall(document: OpenApiDocument, operation: Operation): Call {
  const { id, method, path, parameters, security } = operation;
  const pathItem = resolve(document, document.paths?.[path]);
  const raw = asObject(pathItem[method.toLowerCase()]);
  const rawParameters = [...asList(raw.parameters), ...asList(pathItem.parameters)].map((value) =>
    resolve(document, value),
  );
  const body = buildBody(document, raw);
  return {
    operation: { id, method, path },
    server: serverOf([raw.servers, pathItem.servers, document.servers]),
    security,
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
  const { url, variables } = asObject(list?.[0]);
  const filled = String(url ?? '').replace(/\{([^{}]*)\}/g, (template, name) => {
    const value = asObject(own(asObject(variables), name)).default;
    return value === undefined ? template : String(value);
  });
  const whole = filled === '' || filled.startsWith('/') ? noServer + filled : filled;
  return whole.replace(/\/$/, '');
}

function buildArgument(document: OpenApiDocument, parameter: Parameter, raw: Json): Argument[] {
  const schema = raw.schema ?? asObject(Object.values(asObject(raw.content))[0]).schema;
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
      explode: raw.explode !== false,
    },
  ];
}

function buildBody(document: OpenApiDocument, raw: Json): CallBody | undefined {
  const body = resolve(document, raw.requestBody);
  const [mediaType, media] = Object.entries(asObject(body.content))[0] ?? [];
  if (mediaType === undefined) return undefined;
  const { schema } = asObject(media);
  const [example] = examplesOf(document, asObject(media), 'request');
  if (!example) return undefined;
  return {
    mediaType,
    value: typeValue(document, schema ?? {}, example.value),
    json: example.value,
  };
}
