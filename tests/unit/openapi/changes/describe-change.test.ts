import { expect, test } from 'vitest';
import type { Change } from '../../../../src/openapi/changes/change';
import { describeChange } from '../../../../src/openapi/changes/describe-change';
import type { PartNames } from '../../../../src/openapi/changes/describe-part';

const names: PartNames = {
  titleOf: (id) => ({ ListBooks: 'Find books', Odd: 'Odd [one] *two*' })[id],
};

function describe(change: Partial<Change>, given: PartNames = names): string {
  return describeChange({ change: 'changed', breaking: false, operations: [], ...change }, given);
}

const changes: [sentence: string, change: Partial<Change>][] = [
  [
    'New operation Find books, `POST /books/list`.',
    { change: 'added', operation: 'ListBooks', to: 'POST /books/list' },
  ],
  ['Operation `BurnBook` was removed.', { change: 'removed', operation: 'BurnBook' }],
  [
    '`GET /books` is now `POST /books/list`.',
    { change: 'moved', operation: 'ListBooks', from: 'GET /books', to: 'POST /books/list' },
  ],
  [
    'Operation `FindBooks` is now called `ListBooks`.',
    { change: 'renamed', operation: 'ListBooks', from: 'FindBooks' },
  ],
  [
    'Parameter `words` of Find books was removed.',
    { change: 'removed', operation: 'ListBooks', parameter: 'words' },
  ],
  [
    'Parameter `words` of Find books is now required.',
    {
      operation: 'ListBooks',
      parameter: 'words',
      aspect: 'required',
      from: 'optional',
      to: 'required',
    },
  ],
  [
    'Request body of Find books is now optional.',
    { operation: 'ListBooks', body: true, aspect: 'required', to: 'optional' },
  ],
  [
    'New response `404` of Find books.',
    { change: 'added', operation: 'ListBooks', response: '404' },
  ],
  [
    'New header `x-total` of the response `200` of Find books.',
    { change: 'added', operation: 'ListBooks', response: '200', header: 'x-total' },
  ],
  [
    'New field `reader.name` of the request body of Find books.',
    { change: 'added', operation: 'ListBooks', field: 'request.reader.name' },
  ],
  [
    'Field `id` of the response `200` of Find books was removed.',
    { change: 'removed', operation: 'ListBooks', field: 'response.200.id' },
  ],
  [
    'New field `pages` of `Book`, required.',
    { change: 'added', type: 'Book', field: 'pages', to: 'required' },
  ],
  [
    'Field `sheets` of `Book` is now called `pages`.',
    { change: 'renamed', type: 'Book', field: 'pages', from: 'sheets' },
  ],
  ['New type `Book`.', { change: 'added', type: 'Book' }],
  ['Type `Volume` is now called `Book`.', { change: 'renamed', type: 'Book', from: 'Volume' }],
  ['New value `play` of `Genre`.', { change: 'added', type: 'Genre', value: 'play' }],
  [
    'Value `play` of the field `genre` of `Book` was removed.',
    { change: 'removed', type: 'Book', field: 'genre', value: 'play' },
  ],
  ['New alternative `Poem` of `Text`.', { change: 'added', type: 'Text', variant: 'Poem' }],
  [
    'The type of field `pages` of `Book` changed from `string` to `integer`.',
    { type: 'Book', field: 'pages', aspect: 'type', from: 'string', to: 'integer' },
  ],
  [
    'The default value of parameter `page` of Find books is now `1`.',
    { operation: 'ListBooks', parameter: 'page', aspect: 'default', to: '1' },
  ],
  [
    'Field `pages` of `Book` no longer has its limits (`at least 1`).',
    { type: 'Book', field: 'pages', aspect: 'limits', from: 'at least 1' },
  ],
  ['Operation Find books is deprecated.', { operation: 'ListBooks', aspect: 'deprecated' }],
  [
    'Operation Find books is no longer deprecated.',
    { operation: 'ListBooks', aspect: 'deprecated', to: 'not deprecated' },
  ],
  [
    'The authentication of operation Find books has changed.',
    { operation: 'ListBooks', aspect: 'security' },
  ],
  [
    'Operation Find books has moved to the area Books.',
    { operation: 'ListBooks', aspect: 'area', from: 'Desk', to: 'Books' },
  ],
  ['Area Desk is now called Loans.', { change: 'renamed', area: 'Loans', from: 'Desk' }],
  ['New area Loans.', { change: 'added', area: 'Loans' }],
];

test.each(changes)('says %s', (sentence, change) => {
  expect(describe(change)).toBe(sentence);
});

test('shows ids as code without the titles of operations', () => {
  expect(describe({ change: 'added', operation: 'ListBooks' }, {})).toBe(
    'New operation `ListBooks`.',
  );
});

test('links the part itself', () => {
  const linked = { ...names, routeOf: () => '/docs/api/list-books/#query.words(1)' };
  const change = { change: 'added', operation: 'ListBooks', parameter: 'words(1)' } as const;
  expect(describe(change, linked)).toBe(
    'New parameter [`words(1)`](/docs/api/list-books/#query.words%281%29) of Find books.',
  );
});

test('links what a part belonged to that is gone', () => {
  const linked: PartNames = {
    ...names,
    routeOf: ({ parameter }) => (parameter === undefined ? '/docs/api/list-books/' : undefined),
  };
  const change = { change: 'removed', operation: 'ListBooks', parameter: 'words' } as const;
  expect(describe(change, linked)).toBe(
    'Parameter `words` of [Find books](/docs/api/list-books/) was removed.',
  );
});

test('escapes the markup in titles and values', () => {
  expect(describe({ change: 'removed', operation: 'Odd', parameter: 'a`b' })).toBe(
    'Parameter ``a`b`` of Odd \\[one\\] \\*two\\* was removed.',
  );
});
