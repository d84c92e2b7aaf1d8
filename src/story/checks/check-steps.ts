import type { OpenApiDocument } from '../../openapi/document/document';
import { escapeKey } from '../../openapi/document/pointer';
import type { Api, Operation } from '../../openapi/model';
import type { Finding } from '../../problems/problem';
import { suggest } from '../../text/nearest';
import { listResponses, requestExamples } from '../response-examples';
import { listSteps } from '../steps';
import type { Preparation, Step, Story } from '../story';
import { listNames } from './list-names';

/** Finds what the calls of a story refer to although the document does not have it; pointers are into the story. */
export function checkSteps(
  document: OpenApiDocument,
  { operations }: Pick<Api, 'operations'>,
  story: Story,
): Finding[] {
  const calls: { call: Step | Preparation; pointer: string }[] = [
    ...story.world.map((call, index) => ({ call, pointer: `/world/${index}` })),
    ...listSteps(story).map(({ step, pointer }) => ({ call: step, pointer })),
  ];
  const ids = operations.map(({ id }) => id);
  return calls.flatMap(({ call, pointer }) => {
    const operation = operations.find(({ id }) => id === call.call);
    if (!operation) return [describeUnknownOperation(call.call, ids, `${pointer}/call`)];
    return [
      ...checkExamples(document, operation, call, pointer),
      ...checkParameters(
        operation,
        Object.keys(call.with ?? {}),
        (name) => `${pointer}/with/${escapeKey(name)}`,
      ),
    ];
  });
}

function describeUnknownOperation(id: string, ids: string[], pointer: string): Finding {
  return {
    code: 'story/unknown-operation',
    needs: 'overlays',
    pointer,
    found: `a call of the unknown operation ${id}`,
    expected: 'the operationId of an operation of the document',
    fix: suggest(id, ids),
  };
}

function checkExamples(
  document: OpenApiDocument,
  operation: Operation,
  call: Step | Preparation,
  pointer: string,
): Finding[] {
  const requests = [...requestExamples(document, operation).keys()];
  const responses = listResponses(document, operation).flatMap(
    ({ content }) => content?.example?.name ?? [],
  );
  const returns = 'returns' in call ? call.returns : undefined;
  const hasBody = 'body' in call && call.body !== undefined;
  return [
    ...checkExample(call.example, requests, ['request', operation], `${pointer}/example`),
    ...checkExample(
      returns,
      [...new Set(responses)],
      ['response', operation],
      `${pointer}/returns`,
    ),
    ...(operation.body?.required && requests.length === 0 && !hasBody
      ? [describeMissingBody(operation, pointer)]
      : []),
  ];
}

/** Finds the name of an example that is not among the known ones. */
export function checkExample(
  name: string | undefined,
  known: readonly string[],
  [side, { id }]: ['request' | 'response', Operation],
  pointer: string,
): Finding[] {
  if (name === undefined || known.includes(name)) return [];
  return [
    {
      pointer,
      code: 'story/unknown-example',
      needs: 'overlays',
      found: `the unknown ${side} example ${name} of ${id}`,
      expected: listNames(known),
      fix: suggest(name, known),
    },
  ];
}

/** Finds the names of parameters that an operation does not have. */
export function checkParameters(
  { id, parameters }: Operation,
  names: readonly string[],
  locate: (name: string) => string,
): Finding[] {
  const known = parameters.map(({ name }) => name);
  // A query parameter such as `filter[city]` gives a value to the parameter `filter`.
  const isKnown = (name: string) =>
    known.includes(name) || known.includes(name.split('[')[0] ?? '');
  return names
    .filter((name) => !isKnown(name))
    .map((name) => ({
      pointer: locate(name),
      code: 'story/unknown-parameter',
      needs: 'overlays',
      found: `${name}, which is not a parameter of ${id}`,
      expected: listNames(known),
      fix: suggest(name, known),
    }));
}

function describeMissingBody({ id }: Operation, pointer: string): Finding {
  return {
    code: 'story/missing-body',
    needs: 'overlays',
    pointer,
    found: `a call of ${id} without a body, which it requires`,
    expected: `a request example of ${id} in an overlay`,
    fix: 'add the example, and its name as example of the step',
  };
}
