import type { OpenApiDocument } from '../../../src/openapi/document/document';
import { listOperations, type RawOperation } from '../../../src/openapi/document/list-operations';
import { toTitle } from '../../../src/text/slug';
import { judgeSummaries } from '../../check/writing/judge-descriptions';
import { findHoles } from '../../check/writing/measure-coverage';
import type { Draft } from './draft';
import { sortByNearness } from './find-nearest';

/** Drafts the summaries that operations lack, and what a second request does, as the nearest operation of the same kind says it. */
export function draftOperations(document: OpenApiDocument): Draft[] {
  const operations = listOperations(document);
  const holes = [...judgeSummaries(operations), ...findHoles(document, [], operations)];
  const listLacking = (code: string) => {
    const pointers = new Set(
      holes.filter((each) => each.code === code).map((each) => each.pointer),
    );
    return operations.filter(({ pointer }) => pointers.has(pointer));
  };
  return [
    ...listLacking('coverage/no-summary').map(({ name, pointer }) => ({
      pointer,
      keys: ['summary'],
      value: toTitle(name),
      from: 'the operationId',
    })),
    ...listLacking('coverage/no-retry').flatMap((operation) => draftRetry(operation, operations)),
  ];
}

function draftRetry(operation: RawOperation, operations: readonly RawOperation[]): Draft[] {
  const { name, pointer } = operation;
  const alike = operations
    .filter((each) => each.operation['x-retry'] !== undefined)
    .filter((each) => kindOf(each) === kindOf(operation))
    .map((each) => ({ label: each.name, value: each.operation['x-retry'] }));
  const [nearest] = sortByNearness(name, alike);
  return nearest
    ? [{ pointer, keys: ['x-retry'], value: nearest.value, from: `x-retry of ${nearest.label}` }]
    : [];
}

/** `delete Delete`: the method, and the first word of the name. */
function kindOf({ name, pointer }: RawOperation): string {
  return `${pointer.split('/').at(-1)} ${toTitle(name).split(' ')[0]}`;
}
