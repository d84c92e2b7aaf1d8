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
