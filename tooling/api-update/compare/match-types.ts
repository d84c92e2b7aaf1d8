import { listParameters, schemaOfParameter } from '../../../src/openapi/build/raw-parameters';
import {
  asList,
  asObject,
  isObject,
  type Json,
  type OpenApiDocument,
} from '../../../src/openapi/document/document';
import type { RawOperation } from '../../../src/openapi/document/list-operations';
import { resolve } from '../../../src/openapi/document/reference';
import type { Reach } from './list-reach';
import type { OperationPair } from './match-operations';
import { type NamePair, pairSchemas } from './pair-schemas';
import { shareOf } from './related-names';
import { expandSchema, schemaOfType } from './schema-view';

/** One of the two interfaces, with the operations that use its types. */
export interface TypesOf {
  document: OpenApiDocument;
  reach: Reach;
}

/**
 * The new names of types by their old ones, for all types that both interfaces have. Types keep their
 * names, unless one is gone and a new one is where it was used, and `areAlike`: mostly equal, if nothing
 * else is asked for.
 */
export function matchTypes(
  before: TypesOf,
  after: TypesOf,
  operations: readonly OperationPair[],
  areAlike = (one: unknown, other: unknown) =>
    areSimilar(before.document, after.document, [one, other]),
): Map<string, string> {
  const [was, is] = [before, after]
    .map(({ document }) => asObject(document.components).schemas)
    .map(asObject) as [Json, Json];
  const kept = Object.keys(is).filter((name) => Object.hasOwn(was, name));
  const names = new Map(kept.map((name) => [name, name]));
  const gone = new Set([...before.reach.keys()].filter((name) => !names.has(name)));
  const fresh = new Set([...after.reach.keys()].filter((name) => !names.has(name)));
  if (gone.size === 0 || fresh.size === 0) return names;

  const schemasOf = ([old, current]: NamePair) =>
    [schemaOfType(before.document, old), schemaOfType(after.document, current)] as const;
  let open = [
    ...operations.map(
      (pair) =>
        [placesOf(before.document, pair.before), placesOf(after.document, pair.after)] as const,
    ),
    ...[...names].map(schemasOf),
  ];
  while (open.length > 0) {
    const candidates = open.flatMap(([one, other]) =>
      [...pairSchemas(before.document, after.document, one, other)].filter(
        ([old, current]) => gone.has(old) && fresh.has(current),
      ),
    );
    const found = onlyPairs(candidates).filter((pair) => areAlike(...schemasOf(pair)));
    for (const [old, current] of found) {
      names.set(old, current);
      gone.delete(old);
      fresh.delete(current);
    }
    open = found.map(schemasOf);
  }
  return names;
}

/** What an operation sends and receives, as the fields of one schema. */
function placesOf(document: OpenApiDocument, { operation, pathItem }: RawOperation): Json {
  const schemaOf = (part: unknown) =>
    asObject(Object.values(asObject(resolve(document, part).content))[0]).schema;
  const responses = Object.entries(asObject(operation.responses)).map(
    ([status, response]) => [status, schemaOf(response)] as const,
  );
  const parameters = listParameters(document, operation, pathItem).map(
    (raw) => [`${raw.in} ${raw.name}`, schemaOfParameter(raw)] as const,
  );
  const places = [['body', schemaOf(operation.requestBody)] as const, ...responses, ...parameters];
  return { properties: Object.fromEntries(places.filter(([, schema]) => isObject(schema))) };
}

/** Whether most of what two types consist of is the same. */
function areSimilar(
  before: OpenApiDocument,
  after: OpenApiDocument,
  [one, other]: readonly [unknown, unknown],
): boolean {
  const [was, is] = [expandSchema(before, one).own, expandSchema(after, other).own];
  const partsOf = (schema: Json) => [
    ...Object.keys(asObject(schema.properties)),
    ...asList(schema.enum),
    ...[schema.oneOf, schema.anyOf].flatMap(asList).map((part) => JSON.stringify(part)),
  ];
  const [parts, others] = [partsOf(was), partsOf(is)];
  return parts.length + others.length > 0 && shareOf(parts, others) > 0.5;
}

/** The pairs whose names are in no other pair. */
function onlyPairs(pairs: Iterable<NamePair>): NamePair[] {
  const [byOld, byNew] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const [old, current] of pairs) {
    byOld.set(old, (byOld.get(old) ?? new Set()).add(current));
    byNew.set(current, (byNew.get(current) ?? new Set()).add(old));
  }
  return [...byOld].flatMap(([old, [current, ...others]]): NamePair[] => {
    const isOnly = current !== undefined && others.length === 0 && byNew.get(current)?.size === 1;
    return isOnly ? [[old, current]] : [];
  });
}
