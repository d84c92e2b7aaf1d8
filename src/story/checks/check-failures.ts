import type { OpenApiDocument } from '../../openapi/document/document';
import { escapeKey } from '../../openapi/document/pointer';
import { isError } from '../../openapi/errors';
import { failingRequestSchema } from '../../openapi/extensions';
import type { Api, Operation } from '../../openapi/model';
import type { Finding } from '../../problems/problem';
import { suggest } from '../../text/nearest';
import { planRun } from '../plan-run';
import { type ExpectedExample, listResponses, requestExamples } from '../response-examples';
import type { Story } from '../story';
import { checkExample, checkParameters } from './check-steps';
import { listNames } from './list-names';

/** Finds what the requests of error examples (`x-request`) refer to although the document does not have it. */
export function checkFailures(
  document: OpenApiDocument,
  api: Pick<Api, 'operations'>,
  story: Pick<Story, 'chapters'>,
): Finding[] {
  const steps = planRun(document, api, story)
    .filter(({ kind }) => kind === 'step')
    .flatMap(({ id, operation }) => [id, operation.id]);
  return api.operations.flatMap((operation) =>
    listResponses(document, operation)
      .filter(isError)
      .flatMap(({ content }) =>
        content?.example ? checkFailure(document, operation, content.example, steps) : [],
      ),
  );
}

function checkFailure(
  document: OpenApiDocument,
  operation: Operation,
  { pointer, request }: ExpectedExample,
  steps: readonly string[],
): Finding[] {
  const { data } = failingRequestSchema.safeParse(request);
  if (!data) return [];
  const { example, with: values = {}, without = [], after } = data;
  const below = `${pointer}/x-request`;
  const requests = [...requestExamples(document, operation).keys()];
  return [
    ...checkExample(example, requests, ['request', operation], `${below}/example`),
    ...checkParameters(
      operation,
      Object.keys(values),
      (name) => `${below}/with/${escapeKey(name)}`,
    ),
    ...checkParameters(operation, without, (name) => `${below}/without/${without.indexOf(name)}`),
    ...(after === undefined || steps.includes(after)
      ? []
      : [describeUnknownStep(after, [...new Set(steps)], `${below}/after`)]),
  ];
}

function describeUnknownStep(name: string, steps: string[], pointer: string): Finding {
  return {
    code: 'story/unknown-step',
    needs: 'overlays',
    pointer,
    found: `after: ${name}, which is not a step of the story`,
    expected: listNames(steps),
    fix: suggest(name, steps),
  };
}
