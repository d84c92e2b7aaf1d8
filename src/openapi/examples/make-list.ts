import { asList, type Json } from '../document/document';
import { flatten } from '../schema/merge-schemas';
import type { ExampleContext, Maker } from './maker';
import { vary } from './sample-value';

/**
 * Makes a list with an entry for each of `prefixItems` and for what `contains` requires, or with one
 * entry if it would be empty. Undefined if the list would be too short.
 */
export function makeList(
  maker: Maker,
  schema: Json,
  context: ExampleContext,
): unknown[] | undefined {
  const { items, contains, minContains, uniqueItems } = schema;
  const minLength = Number(schema.minItems ?? 0);
  const maxLength = Number(schema.maxItems ?? Number.POSITIVE_INFINITY);
  const isUnique = uniqueItems === true;
  const list = makeFirstEntries(maker, asList(schema.prefixItems).slice(0, maxLength), context);
  const add = (part: unknown, length: number) =>
    list.push(...makeFurther(maker, part, { list, length, isUnique, context }));

  if (contains !== undefined && minContains !== 0) {
    const part = items === undefined ? contains : { allOf: [items, contains] };
    add(part, list.length + Number(minContains ?? 1));
  }
  const further = schemaOfFurther(schema);
  if (further !== undefined && further !== false) {
    add(further, Math.min(Math.max(minLength, list.length === 0 ? 1 : 0), maxLength));
  }
  return list.length < minLength ? undefined : list;
}

/** Makes the entries with a schema of their own, up to the first one that can't be made. */
function makeFirstEntries(
  maker: Maker,
  parts: readonly unknown[],
  context: ExampleContext,
): unknown[] {
  const list: unknown[] = [];
  for (const part of parts) {
    const made = maker.make(part, context);
    if (made === undefined) break;
    list.push(made);
  }
  return list;
}

function schemaOfFurther({ items, unevaluatedItems, prefixItems, contains }: Json): unknown {
  return items ?? unevaluatedItems ?? (prefixItems ? undefined : (contains ?? {}));
}

interface Filling {
  list: readonly unknown[];
  /** The length to fill the list to. */
  length: number;
  isUnique: boolean;
  context: ExampleContext;
}

/** Makes entries until the list has its length or no more can be made. */
function makeFurther(
  maker: Maker,
  part: unknown,
  { list, length, isUnique, context }: Filling,
): unknown[] {
  const schema = flatten(maker.document, part)?.schema ?? {};
  const further: unknown[] = [];
  const known = new Set(isUnique ? list.map((each) => JSON.stringify(each)) : []);
  for (let number = 0; list.length + further.length < length; number += 1) {
    const made = maker.make(part, context);
    const isRepeated = isUnique && known.has(JSON.stringify(made));
    const next = isRepeated ? vary(made, number, schema) : made;
    if (next === undefined) break;
    if (isUnique) known.add(JSON.stringify(next));
    further.push(next);
  }
  return further;
}
