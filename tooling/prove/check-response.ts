import { isJson } from '../../src/openapi/build/media-type';
import type { WrittenExample } from '../../src/openapi/examples/list-examples';
import type { Validation } from '../../src/openapi/examples/validate-value';
import type { Finding, Problem } from '../../src/problems/problem';
import type { PlannedCall } from '../../src/story/plan-run';
import { operationPointer } from '../../src/story/response-examples';
import { printJson } from '../../src/text/written-number';
import { checkHeaders, type HeaderChecks, type PlacedFinding } from './check-headers';
import { type Bindings, toRun } from './compare/bindings';
import { compareValues, type Difference } from './compare/compare-values';
import type { Exchange } from './proxy';
import { describeSilence, isStatus, readBody } from './response-findings';
import { shorten, shortenBoth } from './shorten';

/** What responses are checked with. */
export interface ResponseChecks extends HeaderChecks {
  validate(example: WrittenExample): Validation;
}

/** What the check of a response found. */
export interface CheckedResponse {
  /** What is wrong with the status, the headers, the media type or, by its schema, the body. */
  response: Problem[];
  /** How the body differs from its example. */
  example: Problem[];
  bindings: Bindings;
  /** The body, if it is of the kind that the example shows, so that it can be recorded. */
  body?: { value: unknown };
}

/** Checks a response against the document and its example. */
export function checkResponse(
  { response, failure }: Exchange,
  call: PlannedCall,
  bindings: Bindings,
  checks: ResponseChecks,
): CheckedResponse {
  const { operation, expected } = call;
  const example = expected?.content?.example;
  const place = checks.locate(example?.pointer ?? operationPointer(operation));
  const toProblem = (finding: PlacedFinding): Problem => ({
    severity: 'error',
    ...place,
    ...finding,
  });
  const only = (findings: PlacedFinding[]) => ({
    response: findings.map(toProblem),
    example: [],
    bindings,
  });
  if (!response) return only([describeSilence(failure)]);
  const found = `status ${response.status} with ${shorten(response.body)}`;
  if (!expected) {
    const wanted = 'a response that the document has for this step';
    const fix = 'add the response by overlay, or correct `returns` in the story';
    return only([{ code: 'prove/unknown-response', found, expected: wanted, fix }]);
  }
  const documented = {
    code: 'prove/status',
    expected: `status ${expected.status}`,
    fix: 'correct the request or the documented response',
  };
  const status = isStatus(expected.status, response.status) ? [] : [{ ...documented, found }];
  // Another success has the same body, whose ids later calls need.
  const isSimilar = /^2/.test(expected.status) && response.status < 300;
  if (status.length > 0 && !isSimilar) return only(status);
  const headers = [...status, ...checkHeaders(response, expected, bindings, checks)];
  const { content } = expected;
  if (!content && response.body === '') return only(headers);
  if (!content) {
    const fix = 'add the content of the response by overlay';
    const extra = { found: shorten(response.body), expected: 'no body', fix };
    return only([...headers, { code: 'prove/body', ...extra }]);
  }
  const body = readBody(response, content.mediaType);
  if ('code' in body) return only([...headers, body]);
  const compared = compareExample(body.value, call, bindings, checks);
  return {
    response: [...headers, ...checkSchema(body.value, call, checks)].map(toProblem),
    example: compared.differences.map(toProblem),
    bindings: compared.bindings,
    body,
  };
}

function checkSchema(
  value: unknown,
  { operation, expected }: PlannedCall,
  { validate }: ResponseChecks,
): Finding[] {
  const { schema, mediaType = '' } = expected?.content ?? {};
  if (schema === undefined || !isJson(mediaType)) return [];
  const pointer = operationPointer(operation, 'responses');
  const { broken = [] } = validate({ pointer, schema, value });
  if (broken.length === 0) return [];
  return [
    {
      code: 'prove/schema',
      found: listRules(broken),
      expected: 'a body that matches its schema',
      fix: 'correct the schema by overlay',
    },
  ];
}

/** The first rules that a body breaks: a list may break the same one with each item. */
function listRules(broken: readonly { text: string }[]): string {
  const first = broken.slice(0, 3).map(({ text }) => text);
  const rest = broken.length - first.length;
  return [...first, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

function compareExample(
  value: unknown,
  { expected, varies, includes }: PlannedCall,
  bindings: Bindings,
  { split, locate }: ResponseChecks,
): { differences: PlacedFinding[]; bindings: Bindings } {
  const example = expected?.content?.example;
  if (example?.value === undefined) {
    const missing = {
      code: 'prove/no-example',
      found: shorten(printJson(value)),
      expected: `an example of the response ${expected?.status}`,
      fix: example
        ? 'record it with --update'
        : 'add an example with a summary, and record it with --update',
    };
    return { differences: [missing], bindings };
  }
  const rules = { split, varies, includes };
  const compared = compareValues(example.value, value, rules, bindings);
  const differences = compared.differences.map((difference) => ({
    ...describeDifference(difference, bindings),
    ...locate(`${example.pointer}/value${difference.pointer}`),
  }));
  return { differences, bindings: compared.bindings };
}

function describeDifference(difference: Difference, bindings: Bindings): Finding {
  const { pointer, expected } = difference;
  const side = (key: 'found' | 'expected') =>
    key in difference ? printJson(difference[key]) : 'nothing';
  const wanted = side('expected');
  const inRun = typeof expected === 'string' ? toRun(wanted, bindings) : wanted;
  const [found, compared] = shortenBoth(side('found'), inRun);
  return {
    code: 'prove/body',
    found: `${found} at ${pointer || 'the root'} of the body`,
    expected: `${inRun === wanted ? compared : `${compared} in this run, for ${shorten(wanted)}`}, as in the example`,
    fix: 'correct the example, record it with --update, or list the pointer under `varies`',
  };
}
