import { asObject, isObject, type OpenApiDocument } from '../../../src/openapi/document/document';
import { idOf, listOperations } from '../../../src/openapi/document/list-operations';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { keysOf } from '../../../src/openapi/document/reference';

/**
 * Where a document refers to each of its schemas: places that keep their names when an operation gets
 * another path or method (`CreateContext/requestBody/…`, `Experiment/properties/variants/items`).
 */
export function listUses(document: OpenApiDocument): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  const visit = (value: unknown, place: string): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, `${place}/${nameItem(item, index)}`);
    }
    if (!isObject(value)) return;
    const [root, kind, name] = typeof value.$ref === 'string' ? keysOf(value.$ref) : [];
    if (root === 'components' && kind === 'schemas' && name !== undefined) {
      uses.set(name, (uses.get(name) ?? new Set()).add(place));
    }
    for (const [key, part] of Object.entries(value)) visit(part, `${place}/${escapeKey(key)}`);
  };
  for (const raw of listOperations(document)) visit(raw.operation, escapeKey(idOf(raw)));
  for (const [name, schema] of Object.entries(asObject(asObject(document.components).schemas))) {
    visit(schema, `#${escapeKey(name)}`);
  }
  return uses;
}

/** A parameter is found by its name, wherever it is in the list. */
function nameItem(item: unknown, index: number): string {
  const { name, in: place } = asObject(item);
  return typeof name === 'string' ? escapeKey(`${String(place)} ${name}`) : String(index);
}
