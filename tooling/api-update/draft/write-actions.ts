import {
  asList,
  asObject,
  asText,
  type Json,
  type OpenApiDocument,
} from '../../../src/openapi/document/document';
import { splitPointer } from '../../../src/openapi/document/pointer';
import type { OverlayAction } from '../../../src/overlays/overlay';
import type { Draft } from './draft';

/**
 * Writes drafts as the actions of an overlay: one for each operation and each type. What somebody has to read
 * before it can stay has `x-draft`, which says where it is from.
 */
export function writeActions(document: OpenApiDocument, drafts: readonly Draft[]): OverlayAction[] {
  const actions = new Map<string, { update: Json; sources: Set<string> }>();
  for (const { pointer, keys, value, from } of drafts) {
    const { target, path } = locate(document, pointer);
    const action = actions.get(target) ?? { update: createEmpty(), sources: new Set() };
    actions.set(target, action);
    write(action.update, [...path, ...keys], value);
    if (from) action.sources.add(from);
  }
  return [...actions].map(([target, { update, sources }]) => ({
    target,
    ...(sources.size > 0 && { 'x-draft': `From ${[...sources].join('; ')}` }),
    update,
  }));
}

/** The target of the action for a part, and where the part is in its update. */
function locate(document: OpenApiDocument, pointer: string): { target: string; path: string[] } {
  const keys = splitPointer(pointer);
  const [steps, length] = anchor(document, keys);
  const rest = keys.slice(length);
  // What is inside a list can't be reached by keys, so the target leads to it.
  const last = rest.findLastIndex((key) => /^\d+$/.test(key) && !isStatus(rest, key));
  const target = `${steps}${rest
    .slice(0, last + 1)
    .map(writeStep)
    .join('')}`;
  return { target, path: rest.slice(last + 1) };
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
  return /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${writeName(key)}]`;
}

/** A name in quotes, as a JSONPath compares with it. */
function writeName(name: string): string {
  return `'${name.replace(/[\\']/g, '\\$&')}'`;
}

function write(update: Json, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    update[key] = value;
    return;
  }
  const below = (update[key] as Json | undefined) ?? createEmpty();
  update[key] = below;
  write(below, rest, value);
}

/** An object in which `__proto__` is a key like any other. */
function createEmpty(): Json {
  return Object.create(null);
}
