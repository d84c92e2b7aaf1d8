import { expect, test } from 'vitest';
import { splitSections } from '../../../../src/prose/extract/split-sections';
import { fillGlossary, showsGlossary } from '../../../../src/prose/glossary/fill-glossary';
import { renderMarkdown } from '../../../../src/prose/render/render-markdown';
import { parse, renderTree, twins } from '../render';
import { toEntry } from './entries';

const entries = [
  toEntry('Loan', { definition: 'A book [at home](/docs/loans/).' }),
  toEntry('Branch', { page: '/docs/#branches' }),
];
const tree = parse('## Terms\n\n<Glossary />');
const filled = fillGlossary(tree, entries);

test('lists the terms in alphabetical order, each with an anchor', () => {
  expect(renderTree(filled).match(/<tr id="[^>]+>/g)).toEqual([
    '<tr id="glossary-branch">',
    '<tr id="glossary-loan">',
  ]);
  expect(renderTree(filled)).toContain('<td><a href="/library/docs/terms/">Loan</a></td>');
});

test('is a table in the twin', () => {
  expect(renderMarkdown(filled, twins)).toBe(`## Terms

| Term | Meaning |
| - | - |
| [Branch](https://library.example/docs.md#branches) | What **Branch** means. |
| [Loan](https://library.example/docs/terms.md) | A book [at home](https://library.example/docs/loans.md). |
`);
});

test('is found by the search', () => {
  const [, section] = splitSections(filled, () => undefined);
  expect(section?.paragraphs).toContain('Term: Loan · Meaning: A book at home.');
});

test('is only where a text shows it', () => {
  const other = parse('A loan.');
  expect([tree, filled, other].map(showsGlossary)).toEqual([true, true, false]);
  expect(fillGlossary(other, entries)).toBe(other);
});
