import { isNumber, normalizeNumber } from '../../text/written-number';
import { asObject, isObject, type Json, type OpenApiDocument } from '../document/document';
import { isRemark } from '../schema/remarks';

const prefix = '#/components/schemas/';

/**
 * Gives each schema of a document a class: two schemas have the same one if they allow the same
 * values, whatever they and the schemas that they refer to are called. Texts and examples, the order
 * of keys and that of `required` don't matter.
 */
export function classifySchemas(document: OpenApiDocument): ReadonlyMap<string, number> {
  const schemas = Object.entries(asObject(asObject(document.components).schemas));
  const forms = schemas.map(([name, schema]) => [name, toForm(schema)] as const);
  let classes = new Map(forms.map(([name]) => [name, 0]));
  // Schemas that differ only in what they refer to are distinguished one reference further each time.
  for (let count = 1; ; ) {
    const refined = refine(forms, classes);
    const found = new Set(refined.values()).size;
    classes = refined;
    if (found === count) return classes;
    count = found;
  }
}

function refine(
  forms: readonly (readonly [string, unknown])[],
  classes: ReadonlyMap<string, number>,
): Map<string, number> {
  const numbers = new Map<string, number>();
  return new Map(
    forms.map(([name, form]) => {
      const text = JSON.stringify(form, (key, value) =>
        key === '$ref' && typeof value === 'string' ? referToClass(value, classes) : value,
      );
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return [name, number];
    }),
  );
}

function referToClass(ref: string, classes: ReadonlyMap<string, number>): string {
  const known = classes.get(ref.slice(prefix.length));
  return ref.startsWith(prefix) && known !== undefined ? `class ${known}` : ref;
}

/** A schema without what doesn't matter for its values, with its keys in order. */
function toForm(value: unknown, parentKey = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => toForm(item));
    return parentKey === 'required' ? items.map(String).sort() : items;
  }
  if (isNumber(value)) return normalizeNumber(value);
  if (!isObject(value)) return value;
  const isNames = parentKey === 'properties';
  const entries = Object.entries(value).filter(
    ([key]) => isNames || key === 'nullable' || !isRemark(key),
  );
  return Object.fromEntries(
    entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, toForm(part, isNames ? '' : key)]),
  );
}

/** Whether a schema is an object with fields: only these say enough to be recognised as equal. */
export function hasFields(schema: unknown): boolean {
  return Object.keys(asObject((schema as Json | undefined)?.properties)).length > 0;
}
