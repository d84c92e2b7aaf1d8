import { isStructure } from '../../text/written-number';
import { asList, asObject, type Json, type OpenApiDocument } from '../document/document';
import { findWritten } from '../schema/schema-hints';
import { wholeOf } from '../schema/whole-schema';

/** A value of more parts is no example: a list of a million entries, or a type of types of types. */
const maxMade = 3_000;
/** A validator looks at all alternatives of each part, which may double from part to part. */
const maxJudged = 30_000;
/** How many types may be within each other. */
const maxTypes = 100;

/** Where a part of a value is. */
interface Place {
  /** The number of objects and lists around it. */
  depth: number;
  /** The forms of the types around it. */
  forms: readonly string[];
  /** False in an alternative that the sampler does not choose. */
  isMade: boolean;
}

/**
 * Whether a value that the sampler makes of a schema would be too large, or take too long to make or to
 * validate. The sampler makes the first alternative, `minItems` entries of a list, and two keys of a map.
 */
export function isSampleTooLarge(
  document: OpenApiDocument,
  schema: unknown,
  maxDepth: number,
): boolean {
  let made = 0;
  let judged = 0;
  const isTooLarge = () => made > maxMade || judged > maxJudged;
  const visit = (value: unknown, place: Place): void => {
    made += Number(place.isMade);
    judged += 1;
    const { depth, forms } = place;
    if (isTooLarge() || depth > maxDepth || !isStructure(value)) return;
    const { schema: part, form, ref, isComposed } = wholeOf(document, value);
    if (forms.includes(form)) return;
    if (forms.length === maxTypes) made = Number.POSITIVE_INFINITY;
    const isType = ref !== undefined || isComposed;
    const inner = { ...place, forms: isType ? [...forms, form] : forms };
    const isMade = place.isMade && findWritten(part) === undefined;
    visitInPlace(part, (each, isChosen) => visit(each, { ...inner, isMade: isMade && isChosen }));
    for (const each of listInner(part, isTooLarge))
      visit(each, { ...inner, depth: depth + 1, isMade });
  };
  visit(schema, { depth: 1, forms: [], isMade: true });
  return isTooLarge();
}

/** Visits the schemas that apply to the same value. */
function visitInPlace(schema: Json, visit: (part: unknown, isChosen: boolean) => void): void {
  for (const part of asList(schema.allOf)) visit(part, true);
  for (const key of ['oneOf', 'anyOf']) {
    for (const [index, part] of asList(schema[key]).entries()) visit(part, index === 0);
  }
  for (const key of ['if', 'then']) visit(schema[key], true);
  for (const key of ['else', 'not']) visit(schema[key], false);
}

/** The schemas of the fields, entries and keys that the sampler makes. */
function* listInner(schema: Json, isTooLarge: () => boolean): Iterable<unknown> {
  const { properties, prefixItems, items, contains, minItems, additionalProperties } = schema;
  yield* Object.values(asObject(properties));
  yield* asList(prefixItems);
  const length = Math.max(1, Number(minItems ?? 1));
  for (let entry = 0; entry < length && !isTooLarge(); entry += 1) yield items ?? contains;
  yield* [additionalProperties, additionalProperties];
}
