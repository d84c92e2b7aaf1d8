import { expect, test } from 'vitest';
import { load, mistakes } from './content-root';

const glossary = `
- term: Loan
  forms: [loans]
  definition: A book that a reader has [taken home](/docs/).
  page: /docs/
- { term: Branch, definition: A building., page: /docs/, mark: false, except: [index] }
`;

test('reads the terms with what is usual', async () => {
  const { content } = await load({ 'glossary.yaml': glossary });
  expect(content?.versions[0]?.glossary).toEqual([
    {
      term: 'Loan',
      forms: ['loans'],
      page: '/docs/',
      isMarked: true,
      except: [],
      definition: 'A book that a reader has [taken home](/docs/).',
    },
    {
      term: 'Branch',
      forms: [],
      page: '/docs/',
      isMarked: false,
      except: ['index'],
      definition: 'A building.',
    },
  ]);
});

test('needs no file', async () => {
  const { content, problems } = await load();
  expect(content?.versions[0]?.glossary).toEqual([]);
  expect(problems).toEqual([]);
});

test.each([
  ['a definition of two paragraphs', '- { term: A, definition: "B.\\n\\nC.", page: /docs/ }'],
  ['a page without a slash', '- { term: A, definition: B., page: docs }'],
  ['a term without letters', '- { term: "--", definition: B., page: /docs/ }'],
])('refuses %s', async (_, text) => {
  expect(await mistakes({ 'glossary.yaml': text })).toHaveLength(1);
});
