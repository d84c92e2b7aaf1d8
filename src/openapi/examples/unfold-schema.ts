import { asList, isObject, type Json, type OpenApiDocument } from '../document/document';
import { wholeOfFirst } from '../schema/choose-alternative';
import { findWritten } from '../schema/schema-hints';
import { isAnything, typesOf } from '../schema/schema-label';
import { wholeOf } from '../schema/whole-schema';
import { settleWritten } from './settle-written';

interface Place {
  /** The number of objects and lists around it. */
  depth: number;
  /** The forms of the schemas around it, and its own. */
  within: readonly string[];
}

/**
 * Writes a schema out for a sampler that knows only fields and entries: without references, `allOf` and
 * alternatives. Objects and lists are empty below `maxDepth` levels, and what contains itself is left out.
 * Undefined if nothing is left.
 */
export function unfoldSchema(
  document: OpenApiDocument,
  schema: unknown,
  maxDepth: number,
): Json | undefined {
  const unfold = (value: unknown, { depth, within }: Place): Json | undefined => {
    if (value === undefined || value === false) return undefined;
    const { form, schema: written } = wholeOf(document, value);
    if (within.includes(form)) return undefined;
    if (depth > maxDepth) return emptyOf(written);
    const { schema: whole } = wholeOfFirst(document, value);
    const { properties, items, prefixItems, contains, additionalProperties, ...rest } =
      settleWritten(whole);
    if (findWritten(rest) !== undefined) return rest;
    const inner = { depth: depth + 1, within: [...within, form] };
    const unfoldAll = (parts: Json) =>
      Object.fromEntries(
        Object.entries(parts)
          .map(([name, part]) => [name, unfold(part, inner)] as const)
          .filter(([, part]) => part !== undefined),
      );
    return {
      ...rest,
      ...(isObject(properties) && {
        properties: { ...unfoldAll(properties), ...listUndescribed(rest.required, properties) },
      }),
      ...unfoldAll({
        ...(!isAnything(items) && { items }),
        contains,
        ...(isObject(additionalProperties) && { additionalProperties }),
      }),
      ...(Array.isArray(prefixItems) && {
        prefixItems: asList(prefixItems).map((part) => unfold(part, inner) ?? {}),
      }),
    };
  };
  return unfold(schema, { depth: 1, within: [] });
}

/** A text for each field that is required, but not described. */
function listUndescribed(required: unknown, properties: Json): Json {
  const names = asList(required).map(String);
  return Object.fromEntries(
    names
      .filter((name) => !Object.hasOwn(properties, name))
      .map((name) => [name, { type: 'string' }]),
  );
}

function emptyOf(schema: Json): Json | undefined {
  const [type] = typesOf(schema);
  return type === 'object' || type === 'array' ? { type } : undefined;
}
