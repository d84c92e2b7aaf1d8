import { expect, test } from 'vitest';
import { listTexts } from '../../../../src/openapi/document/list-texts';
import { buildDocument } from '../../build-document';

const textsOf = (document: Parameters<typeof listTexts>[0]) =>
  listTexts(document).map(({ text }) => text);

test('lists descriptions, summaries, titles, areas and the words on values and figures with their places', () => {
  const document = buildDocument(
    { '/books': { get: { summary: 'List books', description: 'All of them.' } } },
    {
      tags: [
        {
          name: 'Books',
          'x-groups': [{ title: 'Reading', operations: ['ListBooks'] }],
          'x-figure': { src: 'shelf', alt: 'A shelf.', caption: 'One board' },
        },
      ],
      components: {
        schemas: { State: { enum: ['lent'], 'x-enum-descriptions': { lent: 'Not here.' } } },
      },
    },
  );
  expect(listTexts(document)).toEqual([
    { pointer: '/info/title', text: 'Library' },
    { pointer: '/paths/~1books/get/summary', text: 'List books' },
    { pointer: '/paths/~1books/get/description', text: 'All of them.' },
    { pointer: '/tags/0/name', text: 'Books' },
    { pointer: '/tags/0/x-groups/0/title', text: 'Reading' },
    { pointer: '/tags/0/x-figure/alt', text: 'A shelf.' },
    { pointer: '/tags/0/x-figure/caption', text: 'One board' },
    { pointer: '/components/schemas/State/x-enum-descriptions/lent', text: 'Not here.' },
  ]);
});

test('leaves out the data of examples and defaults, but not their summaries', () => {
  const media = {
    schema: { default: { title: 'a default' }, examples: [{ title: 'a list' }] },
    example: { title: 'an example' },
    examples: { one: { summary: 'A thin book', value: { title: 'a value' } } },
  };
  const post = { requestBody: { content: { 'application/json': media } } };
  expect(textsOf(buildDocument({ '/books': { post } }))).toEqual(['Library', 'A thin book']);
});

test('reads fields that are named like a part of a document', () => {
  const properties = {
    description: { description: 'What it is about.' },
    example: { description: 'A page of it.' },
    value: { description: 'What it costs.' },
  };
  const document = buildDocument({}, { components: { schemas: { Book: { properties } } } });
  expect(textsOf(document).slice(1)).toEqual([
    'What it is about.',
    'A page of it.',
    'What it costs.',
  ]);
});

test('reads the descriptions of enum values in a list as those in a map', () => {
  const schemas = {
    State: { enum: [1, 2], 'x-enum-descriptions': ['Lent.', null], 'x-enumNames': ['LENT', 'IN'] },
    Shelf: { enum: [1], 'x-enumDescriptions': ['The upper one.'] },
    Names: { properties: { 'x-enum-descriptions': { enum: ['description'] } } },
  };
  const document = buildDocument({}, { components: { schemas } });
  expect(listTexts(document).slice(1)).toEqual([
    { pointer: '/components/schemas/State/x-enum-descriptions/0', text: 'Lent.' },
    { pointer: '/components/schemas/Shelf/x-enumDescriptions/0', text: 'The upper one.' },
  ]);
});

test('lists a text once even if it occurs several times', () => {
  const get = { summary: 'List', description: 'List' };
  expect(textsOf(buildDocument({ '/books': { get } }))).toEqual(['Library', 'List']);
});
