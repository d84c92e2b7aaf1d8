import { asList, isObject, type Json } from '../document/document';

/** A schema without the alternatives that only say which keys are required, and phrases that say so. */
export interface KeyChoices {
  schema: Json;
  phrases: string[];
}

const unions = { oneOf: 'exactly one of', anyOf: 'at least one of' } as const;

/**
 * Describes alternatives that only require keys (`oneOf: [{ required: [id] }, { required: [name] }]`) in words:
 * "exactly one of id, name".
 */
export function describeKeyChoices(schema: Json): KeyChoices {
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
