import { asList, isObject, type Json } from '../document/document';

/** A schema for readers, whose alternatives that only require keys are phrases. */
export interface SaidChoices {
  schema: Json;
  phrases: string[];
}

const unions = { oneOf: 'exactly one of', anyOf: 'at least one of' } as const;

/** Says which keys have to be given, and which not together, in place of alternatives without any other words. */
export function sayKeyChoices(schema: Json): SaidChoices {
  const rest = { ...schema };
  const phrases: string[] = [];
  for (const [union, words] of Object.entries(unions)) {
    const choices = asList(schema[union]).map(requiredBy);
    if (choices.length === 0 || choices.includes(undefined)) continue;
    phrases.push(`${words} ${choices.map((keys) => keys?.join(' with ')).join(', ')}`);
    delete rest[union];
  }
  const excluded = requiredBy(schema.not);
  if (excluded) {
    phrases.push(excluded.length > 1 ? `not ${excluded.join(' with ')}` : `without ${excluded[0]}`);
    delete rest.not;
  }
  return phrases.length > 0 ? { schema: rest, phrases } : { schema, phrases };
}

/** The keys that a schema requires; undefined if it says anything else. */
function requiredBy(schema: unknown): string[] | undefined {
  if (!isObject(schema)) return undefined;
  const { required, type = 'object', ...others } = schema;
  const isAlone = type === 'object' && Object.keys(others).length === 0;
  const keys = asList(required).map(String);
  return isAlone && keys.length > 0 ? keys : undefined;
}
