import { asObject, type Json, type OpenApiDocument } from '../../openapi/document/document';

/**
 * A copy of a document whose schemas are JSON Schema: what OpenAPI 3.0 says with keywords of its own
 * is said with those of JSON Schema. JSON pointers lead to the same parts in both.
 */
export function toJsonSchema(document: OpenApiDocument): Json {
  const is30 = document.openapi.startsWith('3.0');
  const unions: Json[] = [];
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turn);
    if (typeof value !== 'object' || value === null) return value;
    const turned = Object.fromEntries(
      // The values of an enum are data; a list, for a field may have this name too.
      Object.entries(value).map(([key, part]) => [
        key,
        key === 'enum' && Array.isArray(part) ? part : turn(part),
      ]),
    );
    return turnNullable(is30 ? turnBounds(turned) : turned, is30 ? unions : undefined);
  };
  return { ...asObject(turn(document)), [unionsKey]: unions };
}

const unionsKey = 'x-or-null';

/** 3.0 says with a boolean that a bound is exclusive; JSON Schema gives the bound itself. */
function turnBounds(schema: Json): Json {
  const turned = { ...schema };
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof turned[exclusive] !== 'boolean') continue;
    if (turned[exclusive]) turned[exclusive] = turned[bound];
    else delete turned[exclusive];
  }
  return turned;
}

/**
 * Ajv reads `nullable` beside a `type` and fails without one. Many documents of 3.0 say so of a
 * reference (`allOf: [$ref], nullable: true`) and mean the type or null. The union is put elsewhere
 * and the schema refers to it, so that pointers to its parts stay true: what is beside a reference is
 * ignored.
 * 3.1 has no such keyword.
 */
function turnNullable(schema: Json, unions: Json[] | undefined): Json {
  const { nullable, ...rest } = schema;
  if (typeof nullable !== 'boolean' || schema.type !== undefined) return schema;
  if (!nullable || !unions) return rest;
  unions.push({ anyOf: [{ type: 'null' }, rest] });
  return { ...rest, $ref: `#/${unionsKey}/${unions.length - 1}` };
}
