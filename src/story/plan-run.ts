import type { CallChoice } from '../openapi/calls/call';
import type { OpenApiDocument } from '../openapi/document/document';
import { isError } from '../openapi/errors';
import { type FailingRequest, failingRequestSchema } from '../openapi/extensions';
import type { Api, Operation } from '../openapi/model';
import { mergePatch } from './merge-patch';
import {
  type ExpectedExample,
  type ExpectedResponse,
  listResponses,
  requestExamples,
} from './response-examples';
import type { Step, Story } from './story';

/** A call that a run makes, and what it must return. */
export interface PlannedCall {
  kind: 'step' | 'error';
  /** `CreateContext/pune`, or for an error `CreateContext 400 unknown-key`. */
  id: string;
  operation: Operation;
  /** The title of the chapter to which it belongs. */
  chapter?: string;
  choice: CallChoice;
  /** Missing if the document does not describe the response. */
  expected?: ExpectedResponse;
  varies: readonly string[];
  includes: readonly string[];
  /** Why it is not made. */
  skip?: string;
}

/**
 * Plans the calls of a run: the steps of the story, each followed by the requests that fail after it,
 * and at the end those that fail without any step.
 */
export function planRun(
  document: OpenApiDocument,
  { operations }: Pick<Api, 'operations'>,
  story: Pick<Story, 'chapters'>,
): PlannedCall[] {
  const steps = story.chapters.flatMap(({ title, steps: all }) =>
    all.flatMap((step) => {
      const operation = operations.find(({ id }) => id === step.call);
      return operation ? [planStep(document, operation, step, title)] : [];
    }),
  );
  const failures = operations.flatMap((operation) => planFailures(document, operation));
  const following = failures.map(({ after, call }) => {
    const index = steps.findIndex(
      ({ id, operation }) => id === after || operation.id === (after ?? call.operation.id),
    );
    const chapter = steps[index]?.chapter;
    return { index, call: { ...call, chapter } };
  });
  const at = (position: number) =>
    following.filter(({ index }) => index === position).map(({ call }) => call);
  return [...steps.flatMap((step, index) => [step, ...at(index)]), ...at(-1)];
}

function planStep(
  document: OpenApiDocument,
  operation: Operation,
  step: Step,
  chapter: string,
): PlannedCall {
  const name = step.example ?? [...requestExamples(document, operation).keys()][0];
  const expected = findResponse(listResponses(document, operation), step.returns, name);
  const shown = name ?? step.returns;
  return {
    kind: 'step',
    id: shown === undefined ? operation.id : `${operation.id}/${shown}`,
    operation,
    chapter,
    choice: step,
    expected,
    varies: step.varies ?? [],
    includes: step.includes ?? [],
  };
}

function findResponse(
  responses: readonly ExpectedResponse[],
  returns: string | undefined,
  request: string | undefined,
): ExpectedResponse | undefined {
  const successes = responses.filter((response) => !isError(response));
  const named = (list: readonly ExpectedResponse[], name: string | undefined) =>
    name === undefined ? undefined : list.find(({ content }) => content?.example?.name === name);
  if (returns !== undefined) return named(successes, returns) ?? named(responses, returns);
  return (
    named(successes, request) ?? successes.find(({ content }) => content?.example) ?? successes[0]
  );
}

function planFailures(document: OpenApiDocument, operation: Operation) {
  return listResponses(document, operation)
    .filter(isError)
    .flatMap((expected) => {
      const example = expected.content?.example;
      return example ? [planFailure(document, operation, expected, example)] : [];
    });
}

function planFailure(
  document: OpenApiDocument,
  operation: Operation,
  expected: ExpectedResponse,
  { name, request: written }: ExpectedExample,
): { after?: string; call: PlannedCall } {
  const request = failingRequestSchema.safeParse(written).data;
  const skip = request ? request.unproven : 'its example has no x-request';
  return {
    ...(request?.after !== undefined && { after: request.after }),
    call: {
      kind: 'error',
      id: `${operation.id} ${expected.status} ${name}`,
      operation,
      choice: request ? chooseFailing(document, operation, request) : {},
      expected,
      varies: request?.varies ?? [],
      includes: [],
      skip,
    },
  };
}

/** The choice of values for a request that fails. */
function chooseFailing(
  document: OpenApiDocument,
  operation: Operation,
  { example, with: values, without, change, body, text }: FailingRequest,
): CallChoice {
  const other =
    text !== undefined
      ? { text }
      : body !== undefined
        ? { json: body }
        : change && { json: mergePatch(bodyOf(document, operation, example), change) };
  return { example, with: values, without, body: other };
}

function bodyOf(document: OpenApiDocument, operation: Operation, name?: string): unknown {
  const examples = requestExamples(document, operation);
  return name === undefined ? [...examples.values()][0] : examples.get(name);
}
