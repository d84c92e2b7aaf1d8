import { expect, test } from 'vitest';
import { markTerms, type TermMarks } from '../../../../src/prose/glossary/mark-terms';
import { parse, renderTree } from '../render';
import { toEntry } from './entries';

const marks: TermMarks = {
  glossary: [
    toEntry('Loan', { forms: ['loans'], page: '/docs/loans/#begin' }),
    toEntry('Loan desk', { isMarked: false }),
    toEntry('Branch', { page: '/docs/branches/' }),
  ],
  isMarked: ({ isMarked }) => isMarked,
  glossaryRoute: '/docs/',
  routeOf: (url) => url.replace(/#.*/, ''),
  titleOf: (route) => (route === '/docs/loans/' ? 'How lending works' : undefined),
};

const marked = (body: string) => renderTree(markTerms(parse(body), marks));
const mark = (words: string, term = 'loan') =>
  `<a href="/library/docs/#glossary-${term}" data-term="glossary-${term}">${words}</a>`;

test('marks the first use of a term, in the form in which it is written', () => {
  expect(marked('Two *loans*, then a loan.')).toContain(
    `<p>Two <em>${mark('loans')}</em>, then a loan.</p>`,
  );
});

test('adds each definition once, as a popover with a link to the page that explains the term', () => {
  const html = marked('A loan. A loan.');
  expect(html.split('popover')).toHaveLength(2);
  expect(html).toContain(
    '<div id="glossary-loan-definition" class="definition" popover="auto" role="dialog"' +
      ' aria-label="Loan" tabindex="-1">What <strong>Loan</strong> means.' +
      ' <a href="/library/docs/loans/#begin">How lending works</a></div>',
  );
});

test('a definition needs no page with a title', () => {
  expect(marked('A branch.')).toMatch(/means\.<\/div>$/);
});

test.each([
  ['a heading', '## A loan'],
  ['code', 'Call `loan`, or\n\n```text\nloan\n```'],
  ['a link', '[the loan](/docs/fees/)'],
  ['the header of a table', '| Loan |\n|---|\n| none |'],
  ['bold words, which are names of buttons', 'Click **Loan**.'],
  ['the title of a step', '<Steps>\n\n<Step title="End the loan">\n\nText.\n\n</Step>\n\n</Steps>'],
  ['a longer term that is not marked', 'Go to the loan desk.'],
])('leaves %s alone', (_, body) => {
  expect(marked(body)).not.toContain('data-term');
  expect(marked(`${body}\n\nA loan.`)).toContain(`<p>A ${mark('loan')}.</p>`);
});

test('leaves a term alone once a link has led to the page that explains it', () => {
  expect(marked('See [lending](/docs/loans/). A loan at a branch.')).not.toContain(mark('loan'));
  expect(marked('A loan, see [lending](/docs/loans/).')).toContain(mark('loan'));
});

test('marks terms in boxes, tabs, lists and cells', () => {
  for (const body of [
    '<Note>\n\nA loan.\n\n</Note>',
    '<Tabs>\n\n<Tab label="Home">\n\nA loan.\n\n</Tab>\n\n</Tabs>',
    '- A loan.',
    '| Word |\n|---|\n| A loan. |',
  ])
    expect(marked(body)).toContain(mark('loan'));
});

test('marks nothing in the glossary itself, and leaves the tree as it was', () => {
  const tree = parse('<Glossary />\n\nA loan.');
  const before = JSON.stringify(tree);
  expect(renderTree(markTerms(tree, { ...marks, glossaryRoute: '' }))).toContain(
    '<a href="#glossary-loan" data-term="glossary-loan">loan</a>',
  );
  expect(JSON.stringify(tree)).toBe(before);
});
