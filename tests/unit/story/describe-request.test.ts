import { expect, test } from 'vitest';
import type { FailingRequest } from '../../../src/openapi/extensions';
import { describeRequest } from '../../../src/story/describe-request';
import { buildOnlyOperation } from '../build-document';

const examples = {
  novel: { summary: 'A novel', value: { title: 'Dune' } },
  atlas: { summary: 'An atlas', value: { title: 'World' } },
};
const operation = buildOnlyOperation({
  requestBody: { content: { 'application/json': { schema: {}, examples } } },
});

const cases: [FailingRequest, string | undefined][] = [
  [{ without: ['x-org-id'] }, 'Send it without `x-org-id`.'],
  [{ without: ['a', 'b', 'c'] }, 'Send it without `a`, `b` and `c`.'],
  [{ with: { dimension: 'nowhere' } }, 'Send it with `dimension` = `nowhere`.'],
  [
    { with: { page: 0, all: true, q: '' } },
    'Send it with `page` = `0`, `all` = `true` and `q` = `""`.',
  ],
  [
    { change: { override: { fee: 39 }, reason: null } },
    'Send it without `reason` and with `override.fee` = `39`.',
  ],
  [{ change: { override: {} } }, 'Send it with `override` = `{}`.'],
  [{ change: { context: { city: null } } }, 'Send it without `context.city`.'],
  [{ without: ['a'], change: { b: [1] } }, 'Send it without `a` and with `b` = `[1]`.'],
  [
    { with: { ids: Array(40).fill(1) }, without: ['page'] },
    'Send it without `page` and with another value of `ids`.',
  ],
  [{ with: { ids: Array(40).fill(1) } }, undefined],
  [{ body: Array(40).fill(1) }, undefined],
  [{ body: { a: 1 } }, 'Send it with the body `{"a":1}`.'],
  [{ text: '?' }, 'Send it with the body `?`.'],
  [{ text: '' }, 'Send it without a body.'],
  [{ example: 'atlas', change: { title: '' } }, 'Send “An atlas” with `title` = `""`.'],
  [{ example: 'novel' }, undefined],
  [{ after: 'LendBook', with: { id: 'b1' } }, 'After `LendBook`, send it with `id` = `b1`.'],
  [{ after: 'LendBook/dune' }, 'After `LendBook`, send it.'],
  [{ after: 'GetBook' }, 'Send it a second time.'],
  [{ after: 'GetBook/novel' }, 'Send it a second time.'],
  [{ after: 'GetBook/novel', example: 'atlas' }, 'After “A novel”, send “An atlas”.'],
  [{}, undefined],
];

test.each(cases)('says in words how to provoke an error: %j', (request, words) => {
  expect(describeRequest(request, operation)).toBe(words);
});
