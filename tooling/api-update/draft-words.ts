import type { Describable } from '../../src/openapi/coverage/describable';
import {
  asList,
  asObject,
  asText,
  type Json,
  type OpenApiDocument,
} from '../../src/openapi/document/document';
import { unescapeKey } from '../../src/openapi/document/pointer';
import type { OverlayAction } from '../../src/overlays/overlay';
import { writeName, writeStep as writeNamedStep } from './words/write-path';

/**
 * Drafts the actions of an overlay that describes parts of a document: one for each operation and each
 * type, with the words that a part has already as a start.
 */
export function draftWords(
  document: OpenApiDocument,
  parts: readonly Describable[],
): OverlayAction[] {
  const updates = new Map<string, Json>();
  for (const part of parts) {
    const { target, path } = locate(document, part);
    const update = updates.get(target) ?? createEmpty();
    updates.set(target, update);
    write(update, path, part.description ?? '');
  }
  return [...updates].map(([target, update]) => ({ target, update }));
}

/** The target of the action for a part, and where the words of the part are in its update. */
function locate(document: OpenApiDocument, part: Describable): { target: string; path: string[] } {
  const keys = part.pointer.split('/').slice(1).map(unescapeKey);
  const words = part.kind === 'value' ? ['x-enum-descriptions', part.name] : ['description'];
  const inner = part.kind === 'value' ? keys.slice(0, -2) : keys;
  const [steps, length] = anchor(document, inner);
  const rest = inner.slice(length);
  // What is inside a list can't be reached by keys, so the target leads to it.
  const last = rest.findLastIndex((key) => /^\d+$/.test(key) && !isStatus(rest, key));
  const target = `${steps}${rest
    .slice(0, last + 1)
    .map(writeStep)
    .join('')}`;
  return { target, path: [...rest.slice(last + 1), ...words] };
}

/** The part that readers know by its name, as a path, and how many keys lead to it. */
function anchor(document: OpenApiDocument, keys: readonly string[]): [string, number] {
  const [root = '', first = '', second = '', third, index = ''] = keys;
  const found = asObject(asObject(document[root])[first]);
  if (root === 'tags') {
    const { name } = asObject(asList(document.tags)[Number(first)]);
    return [`$.tags[?@.name == ${writeName(String(name))}]`, 2];
  }
  if (root !== 'paths') return [`$${keys.slice(0, 3).map(writeStep).join('')}`, 3];
  const operation = asObject(found[second]);
  const id = asText(operation.operationId);
  const steps = id
    ? `$.paths.*[?@.operationId == ${writeName(id)}]`
    : `$${keys.slice(0, 3).map(writeStep).join('')}`;
  if (third !== 'parameters') return [steps, 3];
  const { name } = asObject(asList(operation.parameters)[Number(index)]);
  return [`${steps}.parameters[?@.name == ${writeName(String(name))}]`, 5];
}

/** A status code looks like the index of a list. */
function isStatus(keys: readonly string[], key: string): boolean {
  return keys[keys.indexOf(key) - 1] === 'responses';
}

function writeStep(key: string): string {
  if (/^\d+$/.test(key)) return `[${key}]`;
  return writeNamedStep(key);
}

function write(update: Json, path: readonly string[], text: string): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    update[key] = text;
    return;
  }
  const below = (update[key] as Json | undefined) ?? createEmpty();
  update[key] = below;
  write(below, rest, text);
}

/** An object in which `__proto__` is a key like any other. */
function createEmpty(): Json {
  return Object.create(null);
}
