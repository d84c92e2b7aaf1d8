import { rememberByObject } from '../../text/remember';
import { asList, asObject, type OpenApiDocument } from '../document/document';
import { listOperations, type RawOperation } from '../document/list-operations';
import { escapeKey } from '../document/pointer';
import { resolve } from '../document/reference';
import { wholeOf } from '../schema/whole-schema';
import { type Describable, describe } from './describable';
import { describeSchema } from './describe-schema';

/** Lists every operation, parameter, header, field, enum value and area of a document once. */
export const listDescriptions = rememberByObject(
  (document: OpenApiDocument): readonly Describable[] => [
    ...listAreas(document),
    ...listPaths(document),
    ...listOperations(document).flatMap((operation) => describeOperation(document, operation)),
    ...listComponents(document),
  ],
);

function listAreas(document: OpenApiDocument): Describable[] {
  return asList(document.tags).map((value, index) => {
    const { name, description } = asObject(value);
    return describe('area', `/tags/${index}`, String(name), String(name), description);
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
  { name: owner, pointer, operation }: RawOperation,
): Describable[] {
  const responses = Object.entries(asObject(operation.responses));
  const headers = responses.flatMap(([status, value]) =>
    Object.entries(asObject(resolve(document, value).headers)).map(([name, header]) => {
      const below = `${pointer}/responses/${status}/headers/${escapeKey(name)}`;
      const { description } = resolve(document, header);
      return describe('header', below, `${name} in ${status} of ${owner}`, name, description);
    }),
  );
  const { description, parameters, requestBody } = operation;
  return [
    describe('operation', pointer, owner, owner, description),
    ...describeParameters(document, parameters, pointer, owner),
    ...headers,
    ...listInner(document, requestBody, `${pointer}/requestBody`, `${owner}.request`),
    ...responses.flatMap(([status, value]) =>
      listInner(document, value, `${pointer}/responses/${status}`, `${owner}.${status}`),
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
