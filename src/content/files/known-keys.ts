import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Definition = { type: string } & Record<string, unknown>;

/** Lists the settings that a schema knows at a path of a value; empty where any name is allowed. */
export function listKnownKeys(
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[],
): string[] {
  const [key, ...rest] = path;
  const options = unfold(schema, value);
  if (key === undefined) return [...new Set(options.flatMap((each) => Object.keys(shapeOf(each))))];
  const part = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  const parts = options.map((option) => partOf(option, key)).filter((each) => each !== undefined);
  return [...new Set(parts.flatMap((each) => listKnownKeys(each, part, rest)))];
}

function define(schema: Schema): Definition {
  return schema._zod.def as unknown as Definition;
}

/** Removes what is around a schema, such as `optional`, and lists the options of a union that a value may mean. */
function unfold(schema: Schema, value: unknown): Schema[] {
  const { type, innerType, in: input, getter, options } = define(schema);
  if (innerType) return unfold(innerType as Schema, value);
  if (type === 'pipe') return unfold(input as Schema, value);
  if (type === 'lazy') return unfold((getter as () => Schema)(), value);
  if (type !== 'union') return [schema];
  return chooseMeant(
    (options as Schema[]).flatMap((option) => unfold(option, value)),
    value,
  );
}

/** Chooses the options that know the most of the written names. */
function chooseMeant(options: readonly Schema[], value: unknown): Schema[] {
  const written = Object.keys(value ?? {});
  const counted = options
    .filter((option) => isMeant(option, value))
    .map((option) => ({
      option,
      count: written.filter((key) => Object.hasOwn(shapeOf(option), key)).length,
    }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ option }) => option);
}

/** Returns whether the literals of an object, such as its `type`, are those of a value. */
function isMeant(schema: Schema, value: unknown): boolean {
  const written = (value ?? {}) as Record<string, unknown>;
  return Object.entries(shapeOf(schema)).every(([key, part]) => {
    const { type, values } = define(part);
    return type !== 'literal' || (values as unknown[]).includes(written[key]);
  });
}

function shapeOf(schema: Schema): Record<string, Schema> {
  return (define(schema).shape ?? {}) as Record<string, Schema>;
}

function partOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const { element, valueType } = define(schema);
  return shapeOf(schema)[String(key)] ?? ((element ?? valueType) as Schema | undefined);
}
