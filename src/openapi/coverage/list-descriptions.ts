import { rememberByObject } from '../../text/remember';
import { asList, asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import { listOperations } from '../document/list-operations';
import { escapeKey } from '../document/pointer';
import { resolve } from '../document/reference';
import { wholeOf } from '../schema/whole-schema';
import { type Describable, describe } from './describable';
import { describeSchema } from './describe-schema';

/** An operation and its pointer in the document. */
export interface WrittenOperation {
  /** Its operationId, or method and path. */
  id: string;
  pointer: string;
  operation: Json;
}

/** Lists every operation, parameter, header, field, enum value and area of a document once. */
export const listDescriptions = rememberByObject(
  (document: OpenApiDocument): readonly Describable[] => [
    ...listAreas(document),
    ...listPaths(document),
    ...nameOperations(document).flatMap((operation) => describeOperation(document, operation)),
    ...listComponents(document),
  ],
);

function listAreas(document: OpenApiDocument): Describable[] {
  return asList(document.tags).map((value, index) => {
    const { name, description } = asObject(value);
    return describe('area', `/tags/${index}`, String(name), String(name), description);
  });
}

/** The operations of a document with the names that authors use for them. */
export function nameOperations(document: OpenApiDocument): WrittenOperation[] {
  return listOperations(document).map(({ path, method, operation, pointer }) => {
    const id = asText(operation.operationId) ?? `${method.toLowerCase()} ${path}`;
    return { id, pointer, operation };
  });
}

function listPaths(document: OpenApiDocument): Describable[] {
  return Object.entries(asObject(document.paths)).flatMap(([path, value]) =>
    listPath(document, value, `/paths/${escapeKey(path)}`, path),
  );
}

/** Lists the parameters that the operations of a path share. References are listed at their target. */
function listPath(
  document: OpenApiDocument,
  value: unknown,
  pointer: string,
  label: string,
): Describable[] {
  const { $ref, parameters } = asObject(value);
  return $ref ? [] : describeParameters(document, parameters, pointer, label);
}

function describeOperation(
  document: OpenApiDocument,
  { id, pointer, operation }: WrittenOperation,
): Describable[] {
  const responses = Object.entries(asObject(operation.responses));
  const headers = responses.flatMap(([status, value]) =>
    Object.entries(asObject(resolve(document, value).headers)).map(([name, header]) => {
      const below = `${pointer}/responses/${status}/headers/${escapeKey(name)}`;
      const { description } = resolve(document, header);
      return describe('header', below, `${name} in ${status} of ${id}`, name, description);
    }),
  );
  const { description, parameters, requestBody } = operation;
  return [
    describe('operation', pointer, id, id, description),
    ...describeParameters(document, parameters, pointer, id),
    ...headers,
    ...listInner(document, requestBody, `${pointer}/requestBody`, `${id}.request`),
    ...responses.flatMap(([status, value]) =>
      listInner(document, value, `${pointer}/responses/${status}`, `${id}.${status}`),
    ),
  ];
}

/** Lists the parameters of an operation or a path, with the fields and values of their schemas. */
function describeParameters(
  document: OpenApiDocument,
  parameters: unknown,
  pointer: string,
  owner: string,
): Describable[] {
  return asList(parameters).flatMap((value, index) => {
    const parameter = resolve(document, value);
    const name = String(parameter.name);
    const kind = parameter.in === 'header' ? 'header' : 'parameter';
    const text = parameter.description ?? wholeOf(document, parameter.schema).schema.description;
    const below = `${pointer}/parameters/${index}`;
    return [
      describe(kind, below, `${name} of ${owner}`, name, text),
      ...listInner(document, value, below, `${owner}.${name}`),
    ];
  });
}

/** Kinds of components that contain schemas. */
const kindsWithSchemas = ['parameters', 'headers', 'requestBodies', 'responses'];

function listComponents(document: OpenApiDocument): Describable[] {
  const components = asObject(document.components);
  const list = (kind: string, listOne: typeof describeSchema) =>
    Object.entries(asObject(components[kind])).flatMap(([name, value]) =>
      listOne(document, value, `/components/${kind}/${escapeKey(name)}`, name),
    );
  return [
    ...list('schemas', describeSchema),
    ...list('pathItems', listPath),
    ...kindsWithSchemas.flatMap((kind) => list(kind, listInner)),
  ];
}

/**
 * Lists the fields and values of the schemas in a parameter, header, body or response, including its
 * media types and headers. References are listed at their target.
 */
function listInner(
  document: OpenApiDocument,
  value: unknown,
  pointer: string,
  label: string,
): Describable[] {
  const owner = asObject(value);
  if (owner.$ref) return [];
  const below = (key: string) =>
    Object.entries(asObject(owner[key])).map(
      ([name, part]) => [name, part, `${pointer}/${key}/${escapeKey(name)}`] as const,
    );
  return [
    ...describeSchema(document, owner.schema, `${pointer}/schema`, label),
    ...below('content').flatMap(([, media, at]) =>
      describeSchema(document, asObject(media).schema, `${at}/schema`, label),
    ),
    ...below('headers').flatMap(([name, header, at]) =>
      listInner(document, header, at, `${label}.${name}`),
    ),
  ];
}
