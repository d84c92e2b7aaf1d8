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

test('cuts a query to 64 characters: between words, or no character in two', () => {
  expect(cutQuery('a'.repeat(65))).toBe('a'.repeat(64));
  expect(cutQuery(`a${'🦊'.repeat(64)}`)).toBe(`a${'🦊'.repeat(31)}`);
  expect(cutQuery(`${'a'.repeat(60)} ${'b'.repeat(9)}`)).toBe('a'.repeat(60));
});

test('writes half a character without an error', () => {
  expect(writeAddress({ query: 'a\uD83E' })).toBe('?q=a%EF%BF%BD');
});

test('searches for the whole of a pasted text, and says what the field does not show', () => {
  const message = 'Please check that the organisation id and workspace id are being\nproperly sent';
  const query = message.replace('\n', ' ');
  expect(fitQuery(message)).toEqual({ query, rest: 'properly sent' });
  expect(fitQuery(' two\n lines ')).toEqual({ query: 'two lines', rest: '' });
  expect(readAddress(writeAddress({ query })).query).toBe(query);
  expect(readAddress(`?q=${encodeURIComponent(message)}`).rest).toBe('properly sent');
  expect(readAddress(`?q=${'b '.repeat(5000)}`).query).toHaveLength(399);
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
  `Traceback (most recent call last):\n  File "a.py", line 3\n    run()\nValueError: ${message}\n`,
  `ValueError: ${message}\n    at run (file:///a.js:3:1)\n    at main (file:///a.js:9:1)`,
])('leaves out the frames of a trace: %s', (trace) => {
  const { query, rest } = fitQuery(trace);
  expect(query).toBe(`ValueError: ${message}`);
  expect(rest).toContain('a.');
});

test('takes the message out of what the server says of its kind', () => {
  const { query } = fitQuery(`request failed: validation failed ( \`${message}\` )`);
  expect(query).toBe(message);
});

test('ignores a message of one word next to what says more', () => {
  const line = `{"message":"forbidden","detail":"${'a b '.repeat(20)}"}`;
  expect(fitQuery(line).query).toBe(line);
});

test.each([
  'Error: value does not match the required type of the key delivery_fee',
  '2025-11-27T13:45:48.123Z',
])('keeps what is no line of a log: %s', (text) => {
  expect(fitQuery(text).query).toBe(text);
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
