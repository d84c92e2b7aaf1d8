import { asObject, type Json, type OpenApiDocument } from '../../../src/openapi/document/document';
import { nameOfVariant } from '../../../src/openapi/schema/variant-name';
import { alternativesIn } from './compare-type';
import { typeNameOf, viewSchema } from './schema-view';

/** Two schemas that are at the same place of two interfaces. */
type SchemaPair = readonly [before: unknown, after: unknown];

/** The names of two types that are at the same place of two interfaces. */
export type NamePair = readonly [before: string, after: string];

/**
 * The named types that are used at the same place of two schemas: the schemas themselves, their
 * fields, entries, other keys and alternatives, at any depth of schemas without a name.
 */
export function* pairSchemas(
  before: OpenApiDocument,
  after: OpenApiDocument,
  one: unknown,
  other: unknown,
  seen: readonly string[] = [],
): Generator<NamePair> {
  const [was, is] = [viewSchema(before, one), viewSchema(after, other)];
  const { form, type: gone } = was;
  const { type: fresh } = is;
  if (form !== undefined && seen.includes(form)) return;
  if (gone !== undefined && fresh !== undefined && gone !== fresh) yield [gone, fresh];
  if (gone !== undefined || fresh !== undefined) return;
  for (const [inner, current] of pairParts(before, after, was.own, is.own)) {
    yield* pairSchemas(before, after, inner, current, form === undefined ? seen : [...seen, form]);
  }
}

function pairParts(
  before: OpenApiDocument,
  after: OpenApiDocument,
  one: Json,
  other: Json,
): SchemaPair[] {
  const fields = asObject(other.properties);
  return [
    ...Object.entries(asObject(one.properties))
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, schema]): SchemaPair => [schema, fields[name]]),
    ...(['items', 'additionalProperties'] as const)
      .filter((key) => one[key] && other[key])
      .map((key): SchemaPair => [one[key], other[key]]),
    ...pairVariants(before, after, one, other),
  ];
}

/** The alternatives with the same name, and those that are left if there is one on each side. */
function pairVariants(
  before: OpenApiDocument,
  after: OpenApiDocument,
  one: Json,
  other: Json,
): SchemaPair[] {
  const [was, is] = [alternativesIn(one) ?? [], alternativesIn(other) ?? []];
  const nameIn = (document: OpenApiDocument, part: unknown) =>
    typeNameOf(document, part) ?? nameOfVariant(document, part);
  const [names, others] = [
    was.map((part) => nameIn(before, part)),
    is.map((part) => nameIn(after, part)),
  ];
  const pairs = was.flatMap((part, index): SchemaPair[] => {
    const place = names[index] === undefined ? -1 : others.indexOf(names[index]);
    return place < 0 ? [] : [[part, is[place]]];
  });
  const [gone, fresh] = [
    was.filter((_, index) => !others.includes(names[index])),
    is.filter((_, index) => !names.includes(others[index])),
  ];
  return gone.length === 1 && fresh.length === 1 ? [...pairs, [gone[0], fresh[0]]] : pairs;
}
