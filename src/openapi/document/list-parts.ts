import { rememberByObject } from '../../text/remember';
import { isStructure } from '../../text/written-number';
import { definitions, lists, maps, parts } from '../schema/inner-schemas';
import type { Json, OpenApiDocument } from './document';
import { escapeKey } from './pointer';

/** The kinds of parts of an OpenAPI document, as messages call them. */
export type PartKind =
  | 'document'
  | 'info'
  | 'server'
  | 'variable'
  | 'tag'
  | 'group'
  | 'figure'
  | 'link to documentation'
  | 'components'
  | 'path item'
  | 'operation'
  | 'note'
  | 'parameter'
  | 'header'
  | 'request body'
  | 'response'
  | 'media type'
  | 'encoding'
  | 'example'
  | 'link'
  | 'callback'
  | 'security scheme'
  | 'schema';

/** A part of a document that OpenAPI or one of our extensions defines. */
export interface DocumentPart {
  kind: PartKind;
  /** JSON pointer of the part. */
  pointer: string;
  value: Json;
}

/** What a key contains: one part, or several by name or in a list. */
export type Below = PartKind | [PartKind];

const same = (keys: readonly string[], below: Below): Record<string, Below> =>
  Object.fromEntries(keys.map((key) => [key, below]));

const content: Record<string, Below> = { content: ['media type'] };
const examples: Record<string, Below> = { examples: ['example'] };
const servers: Record<string, Below> = { servers: ['server'] };
const externalDocs: Record<string, Below> = { externalDocs: 'link to documentation' };
const typed: Record<string, Below> = { schema: 'schema', ...content, ...examples };

/** The parts in each kind of part. A callback has a path item at each of its keys. */
const grammar: Partial<Record<PartKind, Record<string, Below>>> = {
  document: {
    info: 'info',
    ...servers,
    paths: ['path item'],
    webhooks: ['path item'],
    components: 'components',
    tags: ['tag'],
    ...externalDocs,
  },
  components: {
    schemas: ['schema'],
    responses: ['response'],
    parameters: ['parameter'],
    ...examples,
    requestBodies: ['request body'],
    headers: ['header'],
    securitySchemes: ['security scheme'],
    links: ['link'],
    callbacks: ['callback'],
    pathItems: ['path item'],
  },
  tag: { ...externalDocs, ...same(['x-groups', 'x-life-cycle'], ['group']), 'x-figure': 'figure' },
  'path item': {
    ...servers,
    ...same('get put post delete patch head options trace'.split(' '), 'operation'),
    parameters: ['parameter'],
  },
  operation: {
    ...externalDocs,
    ...servers,
    ...same(['x-retry', 'x-server-call'], 'note'),
    parameters: ['parameter'],
    requestBody: 'request body',
    responses: ['response'],
    callbacks: ['callback'],
  },
  parameter: typed,
  header: typed,
  'request body': content,
  response: { ...content, headers: ['header'], links: ['link'] },
  'media type': { schema: 'schema', ...examples, encoding: ['encoding'] },
  encoding: { headers: ['header'] },
  schema: {
    ...externalDocs,
    ...same(parts, 'schema'),
    ...same([...lists, ...maps, ...definitions], ['schema']),
  },
  server: { variables: ['variable'] },
  link: { server: 'server' },
};

/**
 * Every part of a document that OpenAPI defines, in the document's order, each before those in it. The data of callers,
 * such as examples, and what other programs' extensions contain are no parts. References are not followed.
 */
export const listParts = rememberByObject((document: OpenApiDocument): readonly DocumentPart[] =>
  listBelow(document, 'document'),
);

/** The parts that a value consists of, if it is what `below` says. */
export function listBelow(value: unknown, below: Below | undefined, at = ''): DocumentPart[] {
  const found: DocumentPart[] = [];
  const visit = (each: unknown, kind: Below | undefined, pointer: string): void => {
    if (kind === undefined || !isStructure(each)) return;
    if (!Array.isArray(kind)) {
      if (Array.isArray(each)) return;
      found.push({ kind, pointer, value: each as Json });
    }
    for (const [key, part] of Object.entries(each)) {
      visit(part, stepInto(kind, key), `${pointer}/${escapeKey(key)}`);
    }
  };
  visit(value, below, at);
  return found;
}

/** What the keys from the document to a part lead to; undefined if OpenAPI does not define it. */
export function partAt(keys: readonly (string | number)[]): Below | undefined {
  return keys.reduce<Below | undefined>(
    (below, key) => below && stepInto(below, String(key)),
    'document',
  );
}

function stepInto(below: Below, key: string): Below | undefined {
  if (Array.isArray(below)) return below[0];
  if (below === 'callback') return 'path item';
  const keys = grammar[below] ?? {};
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}

const named = new Set(
  Object.values(grammar).flatMap((keys) =>
    Object.keys(keys).filter((key) => Array.isArray(keys[key])),
  ),
);

/** Whether the keys of the object at a key are names chosen by an author, such as those of properties. */
export function containsNames(key: string): boolean {
  return named.has(key);
}
