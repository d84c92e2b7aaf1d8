import { isObject, type Json, type OpenApiDocument } from '../../../src/openapi/document/document';
import { containsNames } from '../../../src/openapi/document/list-parts';
import { besideType, wholeOf } from '../../../src/openapi/schema/whole-schema';
import { isNumber, normalizeNumber } from '../../../src/text/written-number';
import { typeNameOf } from './schema-view';

const ignored = /^(title|summary|description|examples?|externalDocs|operationId|tags|x-.*)$/;
const unordered = new Set(['required', 'enum', 'type']);

/**
 * A text that is the same for two parts of a document if they differ only in words, examples and the
 * order of keys. `nameType` gives the name that represents a type, if that is not its own.
 */
export function toCanonicalForm(
  document: OpenApiDocument,
  value: unknown,
  nameType = (name: string) => name,
): string {
  const within = new Set<string>();
  const reduce = (part: unknown, parentKey: string): unknown => {
    if (Array.isArray(part)) {
      const items = part.map((item) => reduce(item, ''));
      return unordered.has(parentKey) ? items.map(toText).sort() : items;
    }
    if (isNumber(part)) return normalizeNumber(part);
    if (!isObject(part)) return part;
    const name = typeNameOf(document, part);
    if (name !== undefined) {
      return { type: nameType(name), ...reduceEntries(besideType(document, part)) };
    }
    const { schema, form } = wholeOf(document, part);
    const isWritten = containsNames(parentKey) || !Array.isArray(part.allOf) || within.has(form);
    if (isWritten) return reduceEntries(part, parentKey);
    within.add(form);
    const reduced = reduceEntries(schema);
    within.delete(form);
    return reduced;
  };
  const reduceEntries = (part: Json, parentKey = ''): Json => {
    const areNames = containsNames(parentKey);
    const kept = Object.entries(part).filter(([key]) => areNames || !ignored.test(key));
    return Object.fromEntries(
      kept
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, each]) => [key, reduce(each, areNames ? '' : key)]),
    );
  };
  return toText(reduce(value, ''));
}

function toText(value: unknown): string {
  return JSON.stringify(value) ?? '';
}
