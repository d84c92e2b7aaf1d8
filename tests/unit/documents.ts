import { join } from 'node:path';
import { loadContent } from '../../src/content/load-content';
import type { VersionContent } from '../../src/content/model';
import type { OpenApiDocument } from '../../src/openapi/document/document';
import type { Api, Operation } from '../../src/openapi/model';
import { formatProblems, hasErrors } from '../../src/problems/problem';

/** The content roots of tests/fixtures/documents: interfaces that are hard to show. */
export const documentNames = [
  'cycles',
  'deep',
  'expandable',
  'keywords',
  'wide',
  'bare',
  'hostile',
] as const;
export type DocumentName = (typeof documentNames)[number];

type Whole = VersionContent & { api: Api; document: OpenApiDocument };

/** The only version of one of them; fails with its mistakes where it has any. */
export async function loadDocument(name: DocumentName): Promise<Whole> {
  const root = join(__dirname, '..', 'fixtures', 'documents', name);
  const { content, problems } = await loadContent(root);
  const [version] = content?.versions ?? [];
  if (!version?.api || !version.document || hasErrors(problems)) {
    throw new Error(formatProblems(problems));
  }
  return version as Whole;
}

type Json = Record<string, unknown>;

/** What the page of an operation must contain, read from the document without the site's own code. */
export interface Facts {
  parameters: string[];
  headers: string[];
  fields: string[];
  statuses: string[];
  mediaTypes: string[];
  /** The examples of bodies, without white space. */
  examples: string[];
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const entriesOf = (value: unknown) => (isObject(value) ? Object.entries(value) : []);
const partsOf = (value: unknown) => entriesOf(value).map(([, part]) => part);

/** The text of a value, if it is a string, or else its JSON, without white space. */
export const withoutSpace = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/g, '');

const single =
  'items additionalProperties contains not if then else propertyNames contentSchema unevaluatedItems unevaluatedProperties';
const several = 'allOf oneOf anyOf prefixItems properties patternProperties dependentSchemas';

/** Reads an operation of a document. */
export function readFacts(document: OpenApiDocument, { path, method }: Operation): Facts {
  const find = (ref: string): unknown => {
    if (!ref.startsWith('#/')) return findAnchor(document, ref.slice(1));
    return ref
      .slice(2)
      .split('/')
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((found, key) => (found as Json)[key], document);
  };
  const follow = (value: unknown): Json => {
    if (!isObject(value)) return {};
    const ref = value.$ref ?? value.$dynamicRef;
    if (typeof ref !== 'string') return value;
    const { $ref: _ref, $dynamicRef: _dynamic, ...beside } = value;
    return { ...follow(find(ref)), ...beside };
  };
  const facts: Facts = {
    parameters: [],
    headers: [],
    fields: [],
    statuses: [],
    mediaTypes: [],
    examples: [],
  };
  const seen = new Set<string>();
  const readSchema = (value: unknown): void => {
    if (!isObject(value)) return;
    const key = JSON.stringify(value);
    if (seen.has(key)) return;
    seen.add(key);
    const schema = follow(value);
    facts.fields.push(...entriesOf(schema.properties).map(([name]) => name));
    for (const name of single.split(' ')) readSchema(schema[name]);
    for (const name of several.split(' ')) partsOf(schema[name]).forEach(readSchema);
  };
  const readMedia = (content: unknown): void => {
    facts.mediaTypes.push(...entriesOf(content).map(([type]) => type));
    for (const media of partsOf(content)) {
      const { schema, example, examples } = media as Json;
      readSchema(schema);
      const values = [example, ...partsOf(examples).map((each) => follow(each).value)];
      facts.examples.push(...values.filter((value) => value !== undefined).map(withoutSpace));
    }
  };
  const callback = partsOf(document.paths)
    .flatMap((item) => partsOf(follow(item)))
    .flatMap((operation) => partsOf(follow(operation).callbacks))
    .map(follow)
    .find((each) => path in each);
  const item = follow(
    document.paths?.[path] ?? (document.webhooks as Json)?.[path] ?? callback?.[path],
  );
  const operation = item[method.toLowerCase()] as Json;
  for (const each of [...partsOf(item.parameters), ...partsOf(operation.parameters)].map(follow)) {
    facts.parameters.push(`${each.in} ${each.name}`);
    readSchema(each.schema);
    for (const media of partsOf(each.content)) readSchema((media as Json).schema);
  }
  readMedia(follow(operation.requestBody).content);
  for (const [status, value] of entriesOf(operation.responses)) {
    const response = follow(value);
    facts.statuses.push(status);
    for (const [name, header] of entriesOf(response.headers)) {
      facts.headers.push(name);
      readSchema(follow(header).schema);
    }
    readMedia(response.content);
  }
  return facts;
}

function findAnchor(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined;
  if (value.$anchor === name || value.$dynamicAnchor === name) return value;
  for (const part of Object.values(value)) {
    const found = findAnchor(part, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
