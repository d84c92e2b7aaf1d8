import type { Change } from '../../../src/openapi/changes/change';
import { asObject, type Json, own } from '../../../src/openapi/document/document';
import { resolve } from '../../../src/openapi/document/reference';
import { compareContent } from './compare-content';
import { compareParameter } from './compare-parameter';
import type { Comparison } from './comparison';
import { changeAt, type Position } from './position';

/** The changes of what an operation returns: by status code, with headers. */
export function compareResponses(
  comparison: Comparison,
  before: Json,
  after: Json,
  position: Position,
): Change[] {
  const [was, is] = [before, after].map((operation) => listResponses(operation.responses)) as [
    Json,
    Json,
  ];
  const at = (status: string): Position => ({
    ...position,
    address: { ...position.address, response: status },
    path: `response.${status}`,
    directions: ['response'],
  });
  const [renamed] = findNewStatus(was, is).filter(({ from, to }) => {
    return compareResponse(comparison, own(was, from), own(is, to), at(to)).length === 0;
  });
  if (renamed) {
    was[renamed.to] = was[renamed.from];
    delete was[renamed.from];
  }
  return [
    ...(renamed
      ? [changeAt(at(renamed.to), 'responseRenamed', { change: 'renamed', from: renamed.from })]
      : []),
    ...Object.entries(is).flatMap(([status, response]) =>
      Object.hasOwn(was, status)
        ? compareResponse(comparison, own(was, status), response, at(status))
        : [changeAt(at(status), 'responseAdded', { change: 'added' })],
    ),
    ...Object.keys(was)
      .filter((status) => !Object.hasOwn(is, status))
      .map((status) => {
        const isSuccess = status.startsWith('2');
        const difference = isSuccess ? 'successResponseRemoved' : 'errorResponseRemoved';
        return changeAt(at(status), difference, { change: 'removed' });
      }),
  ];
}

/** The status of a success that may have another one now: both are the only ones. */
function findNewStatus(before: Json, after: Json): { from: string; to: string }[] {
  const listNew = (responses: Json, others: Json) =>
    Object.keys(responses).filter((each) => each.startsWith('2') && !Object.hasOwn(others, each));
  const [[from, ...gone], [to, ...fresh]] = [listNew(before, after), listNew(after, before)];
  const isOnly = gone.length === 0 && fresh.length === 0;
  return isOnly && from !== undefined && to !== undefined ? [{ from, to }] : [];
}

function listResponses(responses: unknown): Json {
  const entries = Object.entries(asObject(responses));
  return Object.fromEntries(entries.filter(([status]) => !status.startsWith('x-')));
}

function compareResponse(
  comparison: Comparison,
  before: unknown,
  after: unknown,
  position: Position,
): Change[] {
  const was = resolve(comparison.before.document, before);
  const is = resolve(comparison.after.document, after);
  return [
    ...compareHeaders(comparison, asObject(was.headers), asObject(is.headers), position),
    ...compareContent(comparison, was.content, is.content, position),
  ];
}

function compareHeaders(
  comparison: Comparison,
  before: Json,
  after: Json,
  position: Position,
): Change[] {
  const find = (headers: Json, name: string) =>
    Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase());
  const at = (header: string): Position => ({
    ...position,
    address: { ...position.address, header },
    owner: { ...position.address, header },
    path: `${position.path}.headers.${header}`,
  });
  return [
    ...Object.entries(after).flatMap(([name, header]) => {
      const old = find(before, name);
      if (!old) return [changeAt(at(name), 'fieldAdded', { change: 'added' })];
      const was = resolve(comparison.before.document, old[1]);
      return compareParameter(
        comparison,
        was,
        resolve(comparison.after.document, header),
        at(name),
      );
    }),
    ...Object.keys(before)
      .filter((name) => !find(after, name))
      .map((name) => changeAt(at(name), 'fieldRemoved', { change: 'removed' })),
  ];
}
