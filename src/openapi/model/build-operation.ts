import formatJson from 'json-stringify-pretty-compact';
import { operationRoute } from '../../navigation/routes';
import { toSlug, toTitle } from '../../text/slug';
import { asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import { resolve } from '../document/reference';
import { type Direction, type ExampleValue, examplesOf } from '../examples/examples';
import type {
  Example,
  MediaType,
  Method,
  Operation,
  Parameter,
  Response,
  SecurityScheme,
} from '../model';
import { showValue } from '../schema/schema-facts';
import { createSchemaLayout, type LayOutSchema } from '../schema/schema-layout';
import { formOf } from './media-type';
import { exampleOfParameter, listParameters, schemaOfParameter } from './parameter';
import { securityOf, tellSecurity } from './security';
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
  base: string,
  raw: RawOperation,
  area: string,
  schemes: readonly SecurityScheme[],
): Operation {
  const { operation } = raw;
  const layOut = createSchemaLayout(document);
  const id = idOf(raw);
  const slug = toSlug(id);
  const description = asText(operation.description);
  const security = securityOf(document, operation, schemes);
  const authentication = tellSecurity(security);
  return {
    id,
    slug,
    route: operationRoute(base, slug),
    title: asText(operation.summary) ?? toTitle(id),
    method: raw.method,
    path: raw.path,
    area,
    deprecated: operation.deprecated === true,
    ...(description && { description }),
    security,
    ...(authentication && { authentication }),
    parameters: buildParameters(document, raw, layOut),
    ...buildBody(document, operation, layOut),
    responses: buildResponses(document, operation, layOut),
  };
}

function buildParameters(
  document: OpenApiDocument,
  { operation, pathItem }: RawOperation,
  layOut: LayOutSchema,
): Parameter[] {
  const all = listParameters(document, operation, pathItem);
  return places.flatMap((place) =>
    all
      .filter((parameter) => parameter.in === place)
      .map((parameter) =>
        buildParameter(document, parameter, String(parameter.name), place, place, layOut),
      ),
  );
}

function buildParameter(
  document: OpenApiDocument,
  parameter: Json,
  name: string,
  place: Parameter['in'],
  prefix: string,
  layOut: LayOutSchema,
): Parameter {
  const anchor = layOut.claim(prefix, name);
  const node = layOut(schemaOfParameter(parameter) ?? {}, anchor);
  const example = exampleOfParameter(document, parameter);
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
    const holder = asObject(media);
    return {
      type,
      anchor: own,
      schema: layOut(holder.schema ?? {}, own, direction),
      examples: examplesOf(document, holder, direction).flatMap((example) => {
        const form = formOf(document, type, holder.schema, example.value);
        return form === 'file' ? [] : showExample(example, form === 'text');
      }),
    };
  });
}

function showExample(example: ExampleValue, isText: boolean): Example {
  const { name, summary, description, value } = example;
  const title = summary ?? name;
  const text = isText ? String(value) : formatJson(value, { maxLength: 52 });
  return { ...(title && { title }), ...(description && { description }), text };
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
          buildParameter(
            document,
            resolve(document, header),
            name,
            'header',
            `${anchor}.headers`,
            layOut,
          ),
        ),
        content: buildContent(document, response.content, 'response', anchor, layOut),
      };
    });
}
