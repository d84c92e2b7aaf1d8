import type { VersionContent } from '../../../src/content/model';
import {
  asList,
  asObject,
  isObject,
  type Json,
  type OpenApiDocument,
  own,
} from '../../../src/openapi/document/document';
import { listOperations } from '../../../src/openapi/document/list-operations';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { resolve } from '../../../src/openapi/document/reference';
import { listExamples } from '../../../src/openapi/examples/list-examples';
import { wholeOf } from '../../../src/openapi/schema/whole-schema';
import { type Finding, inDocument, inFile, type Problem } from '../../../src/problems/problem';
import { listExtensions } from '../../../src/story/checks/list-extensions';
import { suggest } from '../../../src/text/nearest';
import { partAt } from './find-misfits';

/**
 * Finds the keys in values of authors whose field the interface does not have: in examples, in what `x-request`
 * sends, and in the bodies that prepare the story.
 */
export function findUnknownKeys({ document, locate, story, files }: VersionContent): Problem[] {
  if (!document || !locate) return [];
  const find = (schema: unknown, value: unknown, pointer: string) =>
    findIn(document, [schema], value, pointer);
  const inExamples = listExamples(document).flatMap(({ pointer, schema, value }) =>
    find(partAt(document, schema), value, pointer),
  );
  const bodies = listBodies(document);
  const inRequests = listExtensions(document).flatMap(({ name, pointer, value }) => {
    const operation = bodies.find((each) => pointer.startsWith(`${each.pointer}/`));
    if (name !== 'x-request' || !operation) return [];
    return ['change', 'body'].flatMap((key) =>
      find(operation.schema, asObject(value)[key], `${pointer}/${key}`),
    );
  });
  const inStory = (story?.world ?? []).flatMap(({ call, body }, index) =>
    bodies
      .filter(({ id }) => id === call)
      .flatMap(({ schema }) => find(schema, body, `/world/${index}/body`)),
  );
  return [...inDocument(locate, [...inExamples, ...inRequests]), ...inFile(files.story, inStory)];
}

/** The schema of the JSON body of each operation that has one. */
function listBodies(document: OpenApiDocument) {
  return listOperations(document).map(({ operation, pointer }) => {
    const { content } = resolve(document, operation.requestBody);
    const json = Object.entries(asObject(content)).find(([type]) => type.endsWith('json'));
    return { id: operation.operationId, pointer, schema: asObject(json?.[1]).schema };
  });
}

function findIn(
  document: OpenApiDocument,
  schemas: readonly unknown[],
  value: unknown,
  pointer: string,
): Finding[] {
  const forms = schemas.flatMap((schema) => listForms(document, schema));
  if (Array.isArray(value)) {
    const items = forms.flatMap((form) => form.items ?? []);
    return value.flatMap((item, index) => findIn(document, items, item, `${pointer}/${index}`));
  }
  if (!isObject(value)) return [];
  const names = new Set(forms.flatMap(({ properties }) => Object.keys(asObject(properties))));
  const others = forms.flatMap(({ additionalProperties }) =>
    additionalProperties === true || isObject(additionalProperties) ? [additionalProperties] : [],
  );
  return Object.entries(value).flatMap(([key, part]) => {
    const below = `${pointer}/${escapeKey(key)}`;
    const fields = forms.flatMap((form) => own(asObject(form.properties), key) ?? []);
    const allowed = fields.length > 0 ? fields : others;
    if (allowed.length > 0 || names.size === 0) return findIn(document, allowed, part, below);
    return [describeUnknown(key, below, names)];
  });
}

/** The objects that a value of a schema may be: the schema itself, and its alternatives. */
function listForms(document: OpenApiDocument, schema: unknown, depth = 0): Json[] {
  const form: Json = wholeOf(document, schema).schema;
  const alternatives = [form.oneOf, form.anyOf].flatMap(asList);
  // An alternative may be the type that it is an alternative of.
  if (depth > 8) return [form];
  return [form, ...alternatives.flatMap((each) => listForms(document, each, depth + 1))];
}

function describeUnknown(key: string, pointer: string, names: ReadonlySet<string>): Finding {
  return {
    code: 'update/unknown-key',
    pointer,
    found: `${key}, which the interface does not describe here`,
    expected: `one of ${[...names].join(', ')}`,
    fix: suggest(key, names, 'remove it, or correct its name'),
  };
}
