import {
  asList,
  isEmpty,
  isObject,
  type Json,
  mapParts,
  type OpenApiDocument,
} from '../document/document';
import { wholeOfFirst } from '../schema/choose-alternative';
import { findWritten } from '../schema/schema-hints';
import { isAnything, isNullable, typesOf } from '../schema/schema-label';
import { wholeOf } from '../schema/whole-schema';
import { listDifferent, settleWritten } from './settle-written';

/** What an example has in the place of an object or list that is too deep in it. */
export const cutMark = '…';

/** How many optional fields a lean value has besides the required ones. */
const maxOptional = 3;

interface Place {
  /** The number of objects and lists around it. */
  depth: number;
  /** The forms of the schemas around it, and its own. */
  within: readonly string[];
}

/**
 * Writes a schema out for a sampler that knows only fields and entries: without references, `allOf` and
 * alternatives. Objects and lists below `maxDepth` levels are marks, and what contains itself is left out, as are
 * most optional fields if it is to be `isLean`. Undefined if nothing is left.
 */
export function unfoldSchema(
  document: OpenApiDocument,
  schema: unknown,
  maxDepth: number,
  isLean = false,
): Json | undefined {
  const hasExample = (field: unknown) => {
    const { example, examples } = wholeOf(document, field).schema;
    return (example ?? asList(examples)[0]) !== undefined;
  };
  const pickFields = (properties: Json, required: unknown): Json => {
    if (!isLean) return properties;
    const optional = Object.keys(properties).filter((name) => !asList(required).includes(name));
    const shown = optional.filter((name) => hasExample(properties[name]));
    const few = shown.length > 0 || asList(required).length > 0 ? shown : optional;
    const kept = few.slice(0, maxOptional);
    return mapParts(properties, (field, name) =>
      optional.includes(name) && !kept.includes(name) ? undefined : field,
    );
  };
  const unfold = (value: unknown, { depth, within }: Place): Json | undefined => {
    if (value === undefined || value === false) return undefined;
    const { form, schema: written } = wholeOf(document, value);
    if (within.includes(form)) return isNullable(written) ? { type: 'null' } : undefined;
    const { schema: whole } = wholeOfFirst(document, value, within);
    const hasParts = /object|array/.test(typesOf(whole).join());
    if (depth > maxDepth && hasParts && findWritten(whole) === undefined) {
      return { example: cutMark };
    }
    const { properties, items, prefixItems, contains, additionalProperties, ...rest } =
      settleWritten(dropEmptyDefault(whole));
    if (findWritten(rest) !== undefined) return rest;
    const inner = { depth: depth + 1, within: [...within, form] };
    const unfoldAll = (parts: Json) => mapParts(parts, (part) => unfold(part, inner));
    const entry = isAnything(items)
      ? undefined
      : unfold(contains ? { allOf: [items, contains] } : items, inner);
    const count = rest.uniqueItems === true ? Number(rest.minItems ?? 0) : 0;
    return {
      ...rest,
      ...(entry && { items: entry }),
      ...(entry && count > 1 && { prefixItems: listDifferent(entry, count) }),
      ...(isObject(properties) && {
        properties: {
          ...unfoldAll(pickFields(properties, rest.required)),
          ...listUndescribed(rest.required, properties),
        },
      }),
      ...unfoldAll({
        contains,
        additionalProperties: isObject(additionalProperties) && additionalProperties,
      }),
      ...(Array.isArray(prefixItems) && {
        prefixItems: prefixItems.map((part) => unfold(part, inner) ?? {}),
      }),
    };
  };
  return unfold(schema, { depth: 1, within: [] });
}

/** A default without any of the fields that an object has shows nothing. */
function dropEmptyDefault({ default: preset, ...schema }: Json): Json {
  const isNothing = isObject(preset) && isEmpty(preset) && isObject(schema.properties);
  return preset === undefined || isNothing ? schema : { ...schema, default: preset };
}

/** A text for each field that is required, but not described. */
function listUndescribed(required: unknown, properties: Json): Json {
  const names = asList(required).map(String);
  const undescribed = names.filter((name) => !Object.hasOwn(properties, name));
  return Object.fromEntries(undescribed.map((name) => [name, { type: 'string' }]));
}
