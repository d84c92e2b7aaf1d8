import { asObject } from './document';
import { escapeKey } from './pointer';

/** A key of a document, or of a part of one, and its value. */
export interface DocumentEntry {
  /** JSON pointer of the value, relative to where the listing starts. */
  pointer: string;
  key: string;
  value: unknown;
  /** The key of the object that contains it; empty if that key is a name, and in a list. */
  parentKey: string;
}

const texts = new Set(['description', 'summary', 'title']);
/** Keys whose value is data of a caller, unless the key is a name. */
const data = new Set(['example', 'default', 'enum', 'const', 'value', 'x-request']);
/** Maps of OpenAPI 3.0 and 3.1 and of JSON Schema whose keys are names chosen by an author. */
const maps = new Set([
  'schemas',
  'responses',
  'parameters',
  'examples',
  'requestBodies',
  'headers',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'paths',
  'webhooks',
  'content',
  'encoding',
  'mapping',
  'scopes',
  'variables',
  'x-enum-descriptions',
  'x-enumDescriptions',
  'x-enum-varnames',
  'x-enumNames',
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependentRequired',
]);

/** Every key below `parentKey`, at any depth, except within values that are data of a caller. */
export function listEntries(value: unknown, parentKey: string, pointer = ''): DocumentEntry[] {
  const entries: DocumentEntry[] = [];
  addEntries(value, parentKey, pointer, entries);
  return entries;
}

/** Adds to one list: a list for each level would copy every entry of a large document many times. */
function addEntries(
  value: unknown,
  parentKey: string,
  pointer: string,
  entries: DocumentEntry[],
): void {
  if (Array.isArray(value)) {
    // A list of examples belongs to a schema and contains values; in a map, each example has a summary.
    if (parentKey === 'examples') return;
    for (const [index, item] of value.entries()) {
      addEntries(item, '', `${pointer}/${index}`, entries);
    }
    return;
  }
  for (const [key, part] of Object.entries(asObject(value))) {
    const entry = { pointer: `${pointer}/${escapeKey(key)}`, key, value: part, parentKey };
    entries.push(entry);
    if (!isCallerData(entry)) addEntries(part, isName(entry) ? '' : key, entry.pointer, entries);
  }
}

/** Whether a key is a name chosen by an author, such as that of a property or a component. */
export function isName({ parentKey }: Pick<DocumentEntry, 'parentKey'>): boolean {
  return maps.has(parentKey);
}

/** Whether the value of a key is data of a caller, which isn't part of the document's structure. */
export function isCallerData({
  key,
  parentKey,
}: Pick<DocumentEntry, 'key' | 'parentKey'>): boolean {
  return data.has(key) && !maps.has(parentKey);
}

/** Whether the value of a key is a text for readers: the key isn't a name that looks like one. */
export function isReaderText({ key, parentKey }: DocumentEntry): boolean {
  return texts.has(key) && !maps.has(parentKey);
}
