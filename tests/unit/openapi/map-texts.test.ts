import { expect, test } from 'vitest';
import { mapTexts } from '../../../src/openapi/map-texts';

const shout = (text: string) => text.toUpperCase();

test('converts every description at any depth and nothing else', () => {
  const part = {
    title: 'a book',
    description: 'a book',
    fields: [{ name: 'title', schema: { description: 'its title', limits: ['at most 9'] } }],
  };
  expect(mapTexts(part, shout)).toEqual({
    title: 'a book',
    description: 'A BOOK',
    fields: [{ name: 'title', schema: { description: 'ITS TITLE', limits: ['at most 9'] } }],
  });
});

test('does not change the part itself', () => {
  const part = Object.freeze({ description: 'a book' });
  expect(mapTexts(part, shout)).not.toBe(part);
  expect(part.description).toBe('a book');
});

test('keeps a key named like a built-in property, null, and numbers', () => {
  const part = JSON.parse('{"__proto__": {"description": "x"}, "none": null, "count": 3}');
  expect(JSON.stringify(mapTexts(part, shout))).toBe(
    '{"__proto__":{"description":"X"},"none":null,"count":3}',
  );
});
