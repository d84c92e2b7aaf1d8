import { asObject, type OpenApiDocument } from '../../../src/openapi/document/document';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { resolve } from '../../../src/openapi/document/reference';
import { isError } from '../../../src/openapi/errors';
import type { Api, Operation } from '../../../src/openapi/model';
import type { Finding } from '../../../src/problems/problem';
import { type PlannedCall, planRun } from '../../../src/story/plan-run';
import {
  listResponses,
  operationPointer,
  requestExamples,
} from '../../../src/story/response-examples';
import type { Story } from '../../../src/story/story';

/** Finds the operations that no call of a story makes, and the examples that none uses. */
export function checkUses(
  document: OpenApiDocument,
  api: Pick<Api, 'operations'>,
  story: Pick<Story, 'chapters'>,
): Finding[] {
  const calls = planRun(document, api, story);
  return api.operations.flatMap((operation) => {
    const own = calls.filter((call) => call.operation.id === operation.id);
    // An error without `x-request` calls nothing.
    const made = own.filter(({ skip }) => skip === undefined);
    const isStep = own.some(({ kind }) => kind === 'step');
    // An error that all operations share calls it too, but the examples that it lacks will need a step.
    const needsStep = !isStep && !hasExamples(document, operation);
    if (made.length === 0 || needsStep) return [describeUncalled(operation)];
    return [
      ...findUnusedRequests(document, operation, own),
      ...findUnusedResponses(document, operation, own),
    ];
  });
}

/** Whether an operation has an example of its request or of a success. */
function hasExamples(document: OpenApiDocument, operation: Operation): boolean {
  const responses = listResponses(document, operation).filter((each) => !isError(each));
  return (
    requestExamples(document, operation).size > 0 ||
    responses.some(({ content }) => content?.example !== undefined)
  );
}

function describeUncalled(operation: Operation): Finding {
  return {
    code: 'story/uncalled-operation',
    pointer: operationPointer(operation),
    found: `the operation ${operation.id}, which neither a step of the story nor an error calls`,
    expected: 'a call of every operation',
    fix: `add a step with call: ${operation.id} to story.yaml`,
  };
}

function findUnusedRequests(
  document: OpenApiDocument,
  operation: Operation,
  calls: readonly PlannedCall[],
): Finding[] {
  const names = [...requestExamples(document, operation).keys()];
  const used = new Set(calls.map(({ choice }) => choice.example ?? names[0]));
  return names
    .filter((name) => !used.has(name))
    .map((name) => ({
      code: 'story/unused-example',
      pointer: requestExamplePointer(document, operation, name),
      found: `the request example ${name} of ${operation.id}, which no call sends`,
      expected: 'a step or an error that sends each example',
      fix: `add a step with example: ${name} to story.yaml, or remove the example`,
    }));
}

/** The JSON pointer of a request example. */
export function requestExamplePointer(
  document: OpenApiDocument,
  operation: Operation,
  name: string,
): string {
  const raw = asObject(asObject(document.paths?.[operation.path])[operation.method.toLowerCase()]);
  const [type = ''] = Object.keys(asObject(resolve(document, raw.requestBody).content));
  const part = `requestBody/content/${escapeKey(type)}/examples/${escapeKey(name)}`;
  return operationPointer(operation, part);
}

function findUnusedResponses(
  document: OpenApiDocument,
  operation: Operation,
  calls: readonly PlannedCall[],
): Finding[] {
  const used = new Set(
    calls.flatMap(({ kind, expected }) => {
      return kind === 'step' ? (expected?.content?.example?.pointer ?? []) : [];
    }),
  );
  return listResponses(document, operation).flatMap((response): Finding[] => {
    const { name, pointer = '', request } = { ...response.content?.example };
    if (name === undefined || used.has(pointer) || request !== undefined) return [];
    const place = { code: 'story/unused-example', pointer };
    return isError(response)
      ? [
          {
            ...place,
            found: `the error ${name} of ${operation.id}, which no request provokes`,
            expected: 'x-request beside each example of an error',
            fix: 'add x-request, or unproven with the reason if no request can provoke it',
          },
        ]
      : [
          {
            ...place,
            found: `the response example ${name} of ${operation.id}, which no step returns`,
            expected: 'a step that returns each example',
            fix: `give it the name of a request example, add a step with returns: ${name}, or remove it`,
          },
        ];
  });
}
