import { asList, isObject, type Json } from '../document/document';

const unions = { oneOf: 'exactly one of', anyOf: 'at least one of' } as const;

/**
 * Describes alternatives that only require keys (`oneOf: [{ required: [id] }, { required: [name] }]`) in phrases:
 * "exactly one of id, name". Returns them with the schema without these alternatives.
 */
export function describeKeyChoices(schema: Json): { schema: Json; phrases: string[] } {
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
  return { schema: rest, phrases };
}

/** The keys that a schema requires; undefined if it says anything else. */
function requiredBy(schema: unknown): string[] | undefined {
  if (!isObject(schema)) return undefined;
  const { required, type = 'object', ...others } = schema;
  const isAlone = type === 'object' && Object.keys(others).length === 0;
  const keys = asList(required).map(String);
  return isAlone && keys.length > 0 ? keys : undefined;
}
