import type { Change } from '../../../src/openapi/changes/change';
import { asText } from '../../../src/openapi/document/document';
import { areaOf } from '../../../src/openapi/document/list-areas';
import { idOf, type RawOperation } from '../../../src/openapi/document/list-operations';
import { compareContent } from './compare-content';
import { compareDeprecated } from './compare-facts';
import { compareRequired } from './compare-fields';
import { compareParameters } from './compare-parameters';
import { compareResponses } from './compare-responses';
import { compareSecurity } from './compare-security';
import type { Comparison } from './comparison';
import type { Move } from './find-moves';
import { type OperationPair, pathWithoutNames } from './match-operations';
import { type OperationParts, readParts } from './operation-parts';
import { addInput, changeAt, changeWords, type Position } from './position';

/**
 * The changes of an operation that both interfaces have. `areaNames` has the new names of renamed areas.
 * `moved` are the fields of its body that were or became parameters.
 */
export function compareOperations(
  comparison: Comparison,
  { before, after }: OperationPair,
  areaNames: ReadonlyMap<string, string>,
): { changes: Change[]; moved: Move[] } {
  const operation = idOf(after);
  const position: Position = {
    address: { operation },
    owner: { operation },
    path: '',
    directions: ['request'],
    operations: [operation],
    within: [],
  };
  const documents = [comparison.before.document, comparison.after.document] as const;
  const [was, is] = [readParts(documents[0], before), readParts(documents[1], after)];
  const { moved, changes } = compareParameters(comparison, was, is, position);
  return {
    moved,
    changes: [
      ...compareAddress(before, after, position),
      ...compareArea(before, after, areaNames, position),
      ...compareDeprecated(before.operation, after.operation, position),
      ...compareSecurity(documents, [before.operation, after.operation], position),
      ...changes,
      ...compareBodies(comparison, was, is, moved, position),
      ...compareResponses(comparison, before.operation, after.operation, position),
    ],
  };
}

function compareAddress(before: RawOperation, after: RawOperation, position: Position): Change[] {
  const [from, to] = [before, after].map(({ method, path }) => `${method} ${path}`);
  const [was, is] = [before, after].map(({ method, path }) => method + pathWithoutNames(path));
  const hasId = [before, after].some(({ operation }) => asText(operation.operationId));
  const isRenamed = hasId && idOf(before) !== idOf(after);
  return [
    ...(isRenamed
      ? [changeAt(position, 'operationRenamed', { change: 'renamed', from: idOf(before) })]
      : []),
    ...(was === is ? [] : [changeAt(position, 'operationMoved', { change: 'moved', from, to })]),
  ];
}

function compareArea(
  before: RawOperation,
  after: RawOperation,
  areaNames: ReadonlyMap<string, string>,
  position: Position,
): Change[] {
  const [from, to] = [areaOf(before), areaOf(after)];
  if (areaNames.get(from) === to) return [];
  return changeWords(position, 'areaChanged', 'area', from, to);
}

function compareBodies(
  comparison: Comparison,
  before: OperationParts,
  after: OperationParts,
  moved: readonly Move[],
  position: Position,
): Change[] {
  const at: Position = {
    ...position,
    address: { ...position.address, body: true },
    path: 'request',
  };
  // A body that has nothing but former parameters is reported by them, and the other way round.
  const isMoved = ({ fields }: OperationParts) =>
    fields.size > 0 &&
    [...fields.keys()].every((name) => moved.some(({ field }) => field === name));
  if (before.body === undefined && after.body === undefined) return [];
  if (before.body === undefined) {
    return isMoved(after) ? [] : [addInput(after.body?.required === true, at)];
  }
  if (after.body === undefined) {
    return isMoved(before) ? [] : [changeAt(at, 'inputRemoved', { change: 'removed' })];
  }
  const isReported = ({ field, change }: Change) =>
    moved.some((each) => field === `request.${each.field}` && change === each.change);
  return [
    ...compareRequired(before.body.required === true, after.body.required === true, at),
    ...compareContent(comparison, before.body.content, after.body.content, at),
  ].filter((change) => !isReported(change));
}
