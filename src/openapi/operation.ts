import formatJson from 'json-stringify-pretty-compact';
import { asList, asObject, asText, type Json, type OpenApiDocument } from './document';
import { type Direction, type ExampleValue, examplesOf } from './examples';
import type {
  Example,
  MediaType,
  Method,
  Operation,
  Parameter,
  Response,
  SecurityScheme,
} from './model';
import { resolve } from './reference';
import { showValue } from './schema-facts';
import { createSchemaLayout, type LayOutSchema } from './schema-tree';
import { toSlug, toTitle } from './slug';
import { labelStatus } from './status';

/** An operation as it stands in the document, with what its path item adds. */
export interface RawOperation {
  path: string;
  method: Method;
  operation: Json;
  pathItem: Json;
  /** JSON pointer of the operation in the document. */
  pointer: string;
}

const places: Parameter['in'][] = ['path', 'query', 'header', 'cookie'];

/** The id of an operation: `operationId`, or one made of method and path where there is none. */
export function idOf({ operation, method, path }: RawOperation): string {
  return asText(operation.operationId) ?? toTitle(`${method.toLowerCase()} ${path}`);
}

/** Builds the model of one operation; its schemas are laid out in the order of the page. */
export function buildOperation(
  document: OpenApiDocument,
  raw: RawOperation,
  category: string,
  security: SecurityScheme[],
): Operation {
  const { operation } = raw;
  const layOut = createSchemaLayout(document);
  const id = idOf(raw);
  const description = asText(operation.description);
  return {
    id,
    slug: toSlug(id),
    title: asText(operation.summary) ?? toTitle(id),
    method: raw.method,
    path: raw.path,
    category,
    deprecated: operation.deprecated === true,
    ...(description && { description }),
    security: securityOf(document, operation, security),
    parameters: buildParameters(document, raw, layOut),
    ...buildBody(document, operation, layOut),
    responses: buildResponses(document, operation, layOut),
  };
}

function securityOf(
  document: OpenApiDocument,
  operation: Json,
  schemes: SecurityScheme[],
): SecurityScheme[] {
  const names = asList(operation.security ?? document.security).flatMap((requirement) =>
    Object.keys(asObject(requirement)),
  );
  return schemes.filter(({ name }) => names.includes(name));
}

function buildParameters(
  document: OpenApiDocument,
  { operation, pathItem }: RawOperation,
  layOut: LayOutSchema,
): Parameter[] {
  const own = asList(operation.parameters).map((value) => resolve(document, value));
  const inherited = asList(pathItem.parameters)
    .map((value) => resolve(document, value))
    .filter(
      (shared) => !own.some(({ name, in: place }) => name === shared.name && place === shared.in),
    );
  const all = [...inherited, ...own];
  return places.flatMap((place) =>
    all
      .filter((parameter) => parameter.in === place)
      .map((parameter) => buildParameter(parameter, String(parameter.name), place, place, layOut)),
  );
}

function buildParameter(
  parameter: Json,
  name: string,
  place: Parameter['in'],
  prefix: string,
  layOut: LayOutSchema,
): Parameter {
  const anchor = layOut.claim(prefix, name);
  const schema = parameter.schema ?? asObject(Object.values(asObject(parameter.content))[0]).schema;
  const node = layOut(schema ?? {}, anchor);
  const example =
    parameter.example ?? asObject(Object.values(asObject(parameter.examples))[0]).value;
  const description = asText(parameter.description);
  const sdkName = asText(parameter['x-sdk-name']);
  return {
    name,
    in: place,
    required: parameter.required === true,
    deprecated: parameter.deprecated === true,
    ...(description && { description }),
    anchor,
    schema: example === undefined ? node : { ...node, example: showValue(example) },
    ...(sdkName && { sdkName }),
  };
}

function buildContent(
  document: OpenApiDocument,
  content: unknown,
  direction: Direction,
  anchor: string,
  layOut: LayOutSchema,
): MediaType[] {
  return Object.entries(asObject(content)).map(([type, media], index) => {
    const own = index === 0 ? anchor : layOut.claim(anchor, type);
    return {
      type,
      anchor: own,
      schema: layOut(asObject(media).schema ?? {}, own),
      examples: examplesOf(document, asObject(media), direction).map(showExample),
    };
  });
}

function showExample({ name, summary, description, value }: ExampleValue): Example {
  const title = summary ?? name;
  return { ...(title && { title }), ...(description && { description }), text: showJson(value) };
}

function showJson(value: unknown): string {
  return typeof value === 'string' ? value : formatJson(value, { maxLength: 52 });
}

function buildBody(
  document: OpenApiDocument,
  operation: Json,
  layOut: LayOutSchema,
): Pick<Operation, 'body'> {
  if (!operation.requestBody) return {};
  const body = resolve(document, operation.requestBody);
  const description = asText(body.description);
  return {
    body: {
      required: body.required === true,
      ...(description && { description }),
      content: buildContent(document, body.content, 'request', 'request', layOut),
    },
  };
}

function buildResponses(
  document: OpenApiDocument,
  operation: Json,
  layOut: LayOutSchema,
): Response[] {
  return Object.entries(asObject(operation.responses))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, value]) => {
      const response = resolve(document, value);
      const anchor = `response.${status}`;
      const description = asText(response.description);
      return {
        status,
        label: labelStatus(status),
        ...(description && { description }),
        anchor,
        headers: Object.entries(asObject(response.headers)).map(([name, header]) =>
          buildParameter(resolve(document, header), name, 'header', `${anchor}.headers`, layOut),
        ),
        content: buildContent(document, response.content, 'response', anchor, layOut),
      };
    });
}
