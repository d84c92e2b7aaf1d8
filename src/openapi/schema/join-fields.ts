import { asList, asObject, isEmpty, isObject, type Json } from '../document/document';
import { maps } from './inner-schemas';
import { readPattern } from './read-pattern';

/** The fields of all schemas, in their order, with what each of them says about every field. */
export function joinFields(schemas: readonly Json[]): Json {
  const joined: Json = {};
  for (const key of maps) {
    const names = new Set(schemas.flatMap((schema) => Object.keys(asObject(schema[key]))));
    if (names.size === 0) continue;
    joined[key] = Object.fromEntries(
      [...names].map((name) => [name, joinSchemas(schemas.flatMap(partsOf(key, name)))]),
    );
  }
  const required = new Set(schemas.flatMap((schema) => asList(schema.required)));
  if (required.size > 0) joined.required = [...required];
  const dependent = joinLists(schemas.map((schema) => asObject(schema.dependentRequired)));
  if (Object.keys(dependent).length > 0) joined.dependentRequired = dependent;
  const others = schemas.flatMap(({ additionalProperties = [] }) => additionalProperties);
  if (others.length > 0) {
    joined.additionalProperties = others.includes(false) ? false : joinSchemas(others);
  }
  return joined;
}

/** What a schema says about a field; for a field that it doesn't name, what it says about any other key. */
function partsOf(key: string, name: string) {
  return (schema: Json): unknown[] => {
    const map = asObject(schema[key]);
    if (Object.hasOwn(map, name)) return [map[name]];
    const { additionalProperties } = schema;
    const isOther = key === 'properties' && isUnnamed(schema, name);
    return isOther && isObject(additionalProperties) ? [additionalProperties] : [];
  };
}

function isUnnamed({ properties, patternProperties }: Json, name: string): boolean {
  if (Object.hasOwn(asObject(properties), name)) return false;
  return !Object.keys(asObject(patternProperties)).some((text) => readPattern(text)?.test(name));
}

function joinLists(maps: readonly Json[]): Json {
  const names = new Set(maps.flatMap((map) => Object.keys(map)));
  return Object.fromEntries(
    [...names].map((name) => [name, [...new Set(maps.flatMap((map) => asList(map[name])))]]),
  );
}

/** One schema for what must satisfy several. */
export function joinSchemas(schemas: readonly unknown[]): unknown {
  const parts = [...new Set(schemas)];
  const said = parts.filter((part) => part !== true && !(isObject(part) && isEmpty(part)));
  return said.length > 1 ? { allOf: said } : (said[0] ?? parts[0]);
}

/** Says which fields of some schemas another one forbids, because it has none besides its own. */
export function findForbidden(schemas: readonly Json[]): string | undefined {
  const names = new Set(schemas.flatMap(({ properties }) => Object.keys(asObject(properties))));
  const closed = schemas.filter(({ additionalProperties }) => additionalProperties === false);
  const forbidden = [...names].filter((name) => closed.some((schema) => isUnnamed(schema, name)));
  if (forbidden.length === 0) return undefined;
  const shown = forbidden.slice(0, maxNames).join(', ');
  return `one part allows no ${shown}${forbidden.length > maxNames ? ' and more' : ''}`;
}

const maxNames = 3;
