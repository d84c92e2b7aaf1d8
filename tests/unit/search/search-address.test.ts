import { expect, test } from 'vitest';
import { cutQuery, fitQuery, readAddress, writeAddress } from '../../../src/search/search-address';

test('reads what it writes', () => {
  const address = { query: 'a & b=c #d', kinds: ['guide', 'field'] as const, version: '0.92' };
  expect(readAddress(writeAddress({ ...address, kinds: [...address.kinds] }))).toEqual(address);
});

test('writes nothing for a search of nothing', () => {
  expect(writeAddress({ query: '', kinds: [] })).toBe('');
  expect(readAddress('')).toEqual({ query: '', kinds: [] });
});

test('drops unknown kinds', () => {
  expect(readAddress('?q=x&kind=guide,nonsense,__proto__').kinds).toEqual(['guide']);
});

test('cuts a query to 64 characters, and no character in two', () => {
  expect(cutQuery('a'.repeat(65))).toBe('a'.repeat(64));
  expect(cutQuery(`a${'🦊'.repeat(64)}`)).toBe(`a${'🦊'.repeat(31)}`);
  expect(readAddress(`?q=${'b'.repeat(5000)}`).query).toHaveLength(64);
});

test('writes half a character without an error', () => {
  expect(writeAddress({ query: 'a\uD83E' })).toBe('?q=a%EF%BF%BD');
});

test('cuts a pasted text between words, and says what is left out', () => {
  const message = 'Please check that the organisation id and workspace id are being\nproperly sent';
  expect(fitQuery(message)).toEqual({
    query: 'Please check that the organisation id and workspace id are being',
    rest: 'properly sent',
  });
  expect(fitQuery(`${'a'.repeat(60)} ${'b'.repeat(9)} c`)).toEqual({
    query: 'a'.repeat(60),
    rest: `${'b'.repeat(9)} c`,
  });
  expect(fitQuery('a'.repeat(70))).toEqual({ query: 'a'.repeat(64), rest: 'aaaaaa' });
  expect(fitQuery(' two\n lines ')).toEqual({ query: 'two lines', rest: '' });
  expect(readAddress(`?q=${encodeURIComponent(message)}`).rest).toBe('properly sent');
});

const message = 'No partition of relation "event_log" found for row';

test.each([
  `2025-11-27T13:45:48.123Z ERROR superposition::api: ${message}`,
  `[2025-11-27T13:45:48Z WARN actix_server::handlers] ${message}`,
  `2025-11-27 13:45:48,123 [main] INFO - ${message}`,
  `3f2504e0-4f89-11d3-9a0c-0305e82c3301 7284419200318607360 ${message}`,
  `Nov 17 13:45:48 web-1 superposition[12]: ${message}`,
  `2025-11-27T13:45:48+00:00 web-1 superposition[12]: ${message}`,
  `level=error ts=2025-11-27T13:45:48Z msg="${message.replaceAll('"', '\\"')}"`,
])('leaves out what a log says before its message: %s', (line) => {
  const { query, rest } = fitQuery(line);
  expect(query.replaceAll('\\', '')).toBe(message);
  expect(rest).toContain(line.slice(0, 10));
});

test.each([
  'Error: value does not match the required type of the key delivery_fee',
  '2025-11-27T13:45:48.123Z',
])('keeps the start of what is no line of a log: %s', (text) => {
  expect(text.startsWith(fitQuery(text).query)).toBe(true);
});

test.each([
  ['curl -X PATCH "$URL/experiments/1/ramp" -H "x-org-id: a" -H "x-workspace: b"', 'PATCH '],
  ['curl "http://localhost:8080/experiments/1/ramp?a=b" --header "x-org-id: localorg"', ''],
  [`https://${'a'.repeat(60)}.example.com/experiments/1/ramp`, ''],
])('keeps the method and path of a long request: %s', (text, method) => {
  const { query, rest } = fitQuery(text);
  expect(query).toBe(`${method}/experiments/1/ramp`);
  expect(rest).toMatch(method ? /^curl -X … "\$URL … " -H/ : /^(?:curl "http|https:)/);
});
