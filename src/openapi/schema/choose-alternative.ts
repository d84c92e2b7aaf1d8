import {
  asList,
  asObject,
  asText,
  isObject,
  type OpenApiDocument,
  omit,
  own,
} from '../document/document';
import { selectingValues } from '../document/list-subtypes';
import { findWritten } from './schema-hints';
import { selectType, type WholeSchema, wholeOf } from './whole-schema';

/** A schema as one object, with the alternatives that the discriminators of a value select. */
export function wholeFor(document: OpenApiDocument, schema: unknown, value: unknown): WholeSchema {
  const select = (whole: WholeSchema) => {
    const { discriminator, oneOf, anyOf } = whole.schema;
    const property = asText(asObject(discriminator).propertyName);
    if (property === undefined || !isObject(value)) return [];
    const isSelected = (each: string) => each === own(value, property);
    return [...asList(oneOf), ...asList(anyOf)]
      .filter((part) => selectingValues(document, discriminator, part).some(isSelected))
      .slice(0, 1);
  };
  return chooseAll(document, wholeOf(document, schema), select);
}

/**
 * A schema as one object, with the first alternative of each union and with its condition met: what an example
 * is made of. Alternatives whose form is that of a schema around it come last. A schema with a value that authors
 * wrote is left as it is.
 */
export function wholeOfFirst(
  document: OpenApiDocument,
  schema: unknown,
  around: readonly string[] = [],
): WholeSchema {
  const first = (alternatives: unknown) => {
    const list = asList(alternatives);
    const isNew = (part: unknown) => !around.includes(wholeOf(document, part).form);
    return [list.find(isNew) ?? list[0]].filter((part) => part !== undefined);
  };
  return chooseAll(document, wholeOf(document, schema), ({ schema: whole }) => {
    if (findWritten(whole) !== undefined) return [];
    const { oneOf, anyOf, if: condition, then } = whole;
    const met = condition !== undefined && then !== undefined ? [condition, then] : [];
    return [...first(oneOf), ...first(anyOf), ...met];
  });
}

/** Merges what is chosen into a schema, again and again as long as there is something to choose. */
function chooseAll(
  document: OpenApiDocument,
  schema: WholeSchema,
  choose: (whole: WholeSchema) => unknown[],
): WholeSchema {
  const seen = new Set<unknown>();
  let whole = schema;
  for (let chosen = choose(whole); chosen.length > 0; chosen = choose(whole)) {
    const { discriminator, ...others } = whole.schema;
    const plain = omit(others, ['oneOf', 'anyOf', 'if', 'then', 'else']);
    const fresh = chosen.filter((part) => !seen.has(part));
    for (const part of fresh) seen.add(part);
    const merged = wholeOf(document, { allOf: [plain, ...fresh] });
    const property = asText(asObject(discriminator).propertyName);
    const [values] = fresh.map((part) => selectingValues(document, discriminator, part));
    const selected = new Map(property !== undefined && values?.length ? [[property, values]] : []);
    whole = { ...merged, schema: selectType(document, merged.schema, selected) };
  }
  return whole;
}
