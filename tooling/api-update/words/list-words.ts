import { asList, asObject } from '../../../src/openapi/document/document';
import { isName } from '../../../src/openapi/document/list-entries';
import type { Path, Words } from './model';

/** The keys of a tag that list operations. */
const operationLists = new Set(['x-groups', 'x-life-cycle']);

/** Lists the words of an update. `key` is that of its target, unless it is a name. */
export function listWords(update: unknown, key: string, path: Path = []): Words[] {
  return Object.entries(asObject(update)).flatMap(([name, value]): Words[] => {
    const below = [...path, name];
    if (isName({ parentKey: key })) return listNamed(name, value, key, below, path);
    if (operationLists.has(name)) return listOperationLists(value, name, below, path);
    const isPart = isObject(value) && name !== 'example' && name !== 'default' && name !== 'value';
    return isPart ? listWords(value, name, below) : [{ path: below, part: path, count: 1 }];
  });
}

function listNamed(name: string, value: unknown, key: string, below: Path, path: Path): Words[] {
  if (key === 'x-enum-descriptions') {
    return [{ path: below, part: path.slice(0, -1), enumValue: name, count: 1 }];
  }
  if (key === 'examples') {
    const { summary, description, value: example } = asObject(value);
    const parts = [summary, description, example].filter((part) => part !== undefined);
    return [{ path: below, part: path.slice(0, -1), count: parts.length }];
  }
  return isObject(value) ? listWords(value, '', below) : [{ path: below, part: path, count: 1 }];
}

function listOperationLists(value: unknown, list: string, below: Path, path: Path): Words[] {
  return asList(value).flatMap((entry, index) => {
    const at = [...below, String(index)];
    const { operations, states: _, ...texts } = asObject(entry);
    return [
      ...Object.keys(texts).map((name) => ({ path: [...at, name], part: path, count: 1 })),
      ...asList(operations).map((id, place) => ({
        path: [...at, 'operations', String(place)],
        part: path,
        operation: { id: String(id), list },
        count: 0,
      })),
    ];
  });
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How many texts and examples an update contains. */
export function countWords(update: unknown, key: string): number {
  return listWords(update, key).reduce((sum, { count }) => sum + count, 0);
}
