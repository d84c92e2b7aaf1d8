import type { Describable } from '../../../src/openapi/coverage/list-descriptions';
import {
  asList,
  asObject,
  type Json,
  type OpenApiDocument,
} from '../../../src/openapi/document/document';
import type { RawOperation } from '../../../src/openapi/document/list-operations';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { resolve } from '../../../src/openapi/document/reference';
import type { Finding } from '../../../src/problems/problem';

/** How many parts of one kind are described or have an example. */
export interface CoverageRow {
  name: string;
  done: number;
  total: number;
  /** How many of those that are done have only the words of the interface's own file. */
  borrowed?: number;
}

const kinds: Record<Describable['kind'], string> = {
  operation: 'operations described',
  parameter: 'parameters described',
  header: 'headers described',
  field: 'fields described',
  value: 'enum values described',
  area: 'areas described',
};

/** Counts the parts of each kind that have a description, and the operations that have examples. */
export function measureCoverage(
  document: OpenApiDocument,
  parts: readonly Describable[],
  operations: readonly RawOperation[],
  isBorrowed: (part: Describable) => boolean = () => false,
): CoverageRow[] {
  const described = Object.entries(kinds).map(([kind, name]) => {
    const all = parts.filter((part) => part.kind === kind);
    const done = all.filter(({ description }) => description !== undefined);
    const borrowed = done.filter(isBorrowed).length;
    return { name, done: done.length, total: all.length, ...(borrowed > 0 && { borrowed }) };
  });
  const exemplified = (['request', 'response'] as const).map((side) => {
    const media = operations.map((operation) => listMedia(document, operation, side));
    const all = media.filter((each) => each.length > 0);
    const done = all.filter((each) => each.every(({ value }) => hasExample(value))).length;
    return { name: `operations with a ${side} example`, done, total: all.length };
  });
  return [...described, ...exemplified];
}

/** Finds the parts without a description, the bodies without an example, and writes without `x-retry`. */
export function findHoles(
  document: OpenApiDocument,
  parts: readonly Describable[],
  operations: readonly RawOperation[],
): Finding[] {
  const undescribed = parts
    .filter(({ description }) => description === undefined)
    .map(({ kind, pointer, label }) => ({
      code: 'coverage/no-description',
      pointer,
      found: `no description of ${kind === 'value' ? 'the value' : `the ${kind}`} ${label}`,
      expected: 'a description of every part of the interface',
      fix: `describe it in an overlay, below ${kind === 'value' ? 'x-enum-descriptions' : 'description'}`,
    }));
  const bare = operations.flatMap((operation) =>
    (['request', 'response'] as const).flatMap((side) =>
      listMedia(document, operation, side)
        .filter(({ value }) => !hasExample(value))
        .map(({ pointer, value: _, name }) => ({
          code: 'coverage/no-example',
          pointer,
          found: `no example of the ${side} ${name} of ${operation.name}`,
          expected: 'an example of every body',
          fix: 'add one in an overlay, below examples',
        })),
    ),
  );
  return [...undescribed, ...bare, ...findRetryHoles(operations)];
}

/** Finds the writes that do not say whether they may be repeated, if any operation says so. */
function findRetryHoles(operations: readonly RawOperation[]): Finding[] {
  if (!operations.some(({ operation }) => operation['x-retry'] !== undefined)) return [];
  return operations
    .filter(({ operation }) => operation['x-retry'] === undefined)
    .filter(({ pointer }) => /\/(put|post|patch|delete)$/.test(pointer))
    .map(({ name, pointer }) => ({
      code: 'coverage/no-retry',
      pointer,
      found: `no x-retry of ${name}`,
      expected: 'x-retry for every PUT, POST, PATCH and DELETE, because other operations have it',
      fix: 'add x-retry with label and text in an overlay',
    }));
}

interface Media {
  pointer: string;
  /** `in application/json`, `200 in application/json` */
  name: string;
  value: Json;
}

/** The media types of an operation's request body, or of its successful responses. */
function listMedia(
  document: OpenApiDocument,
  { operation, pointer }: RawOperation,
  side: 'request' | 'response',
): Media[] {
  const owners: [string, string, unknown][] =
    side === 'request'
      ? [['/requestBody', '', operation.requestBody]]
      : Object.entries(asObject(operation.responses))
          .filter(([status]) => status.startsWith('2'))
          .map(([status, response]) => [`/responses/${status}`, `${status} `, response]);
  return owners.flatMap(([below, prefix, owner]) =>
    Object.entries(asObject(resolve(document, owner).content)).map(([type, value]) => ({
      pointer: `${pointer}${below}/content/${escapeKey(type)}`,
      name: `${prefix}in ${type}`,
      value: asObject(value),
    })),
  );
}

function hasExample({ example, examples }: Json): boolean {
  return (
    example !== undefined || Object.keys(asObject(examples)).length + asList(examples).length > 0
  );
}
