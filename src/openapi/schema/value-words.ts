import { asList, asObject, asText, createMap, type Json, own } from '../document/document';
import { showValue } from './show-value';

/** What authors say about one of the values that a schema allows. */
export interface ValueWords {
  name?: string;
  description?: string;
}

/**
 * The extensions with names and descriptions of the values of an `enum`: lists in its order, or maps by value.
 * OpenAPI has no keyword for them; generators of code and documentation read these.
 */
const keywords = {
  name: ['x-enum-varnames', 'x-enumNames'],
  description: ['x-enum-descriptions', 'x-enumDescriptions'],
} as const;

/** Whether a keyword says something about the values of an `enum`. */
export function isValueWords(keyword: string): boolean {
  return Object.values(keywords).some((names) => names.some((name) => name === keyword));
}

/** The key of a value in the extensions that describe values. */
export function keyOfValue(value: unknown): string {
  return typeof value === 'string' ? value : showValue(value);
}

/** What a schema says about some values, in the order of its `enum`; empty for values without any words. */
export function readValueWords(schema: Json, values: readonly unknown[]): ValueWords[] {
  return values.map((value, index) => {
    const find = (names: readonly string[]) =>
      names
        .map((name) => schema[name])
        .map((words) =>
          Array.isArray(words) ? words[index] : own(asObject(words), keyOfValue(value)),
        )
        .map(asText)
        .find((text) => text !== undefined);
    const [name, description] = [find(keywords.name), find(keywords.description)];
    return { name, description };
  });
}

/** The words of several schemas about the same values, those of the first schema first, as maps by value. */
export function joinValueWords(schemas: readonly Json[], values: readonly unknown[]): Json {
  const listed = schemas.map(({ enum: list }) => asList(list)).find(({ length }) => length > 0);
  const maps: Record<keyof ValueWords, Json> = { name: createMap(), description: createMap() };
  for (const schema of schemas) {
    const own = asList(schema.enum).length > 0 ? asList(schema.enum) : (listed ?? values);
    for (const [index, words] of readValueWords(schema, own).entries()) {
      const key = keyOfValue(own[index]);
      for (const kind of ['name', 'description'] as const) maps[kind][key] ??= words[kind];
    }
  }
  return Object.fromEntries(
    (['name', 'description'] as const)
      .map((kind) => [keywords[kind][0], maps[kind]] as const)
      .filter(([, map]) => Object.values(map).some((text) => text !== undefined)),
  );
}
