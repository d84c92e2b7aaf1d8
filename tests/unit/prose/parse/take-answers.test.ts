import { expect, test } from 'vitest';
import { splitSections } from '../../../../src/prose/extract/split-sections';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';

const answers = '<Answers>\n\n- how long may I keep it\n- return a book late\n\n</Answers>\n';

test('takes the questions of a section out of its text', () => {
  const { tree, answers: found, problems } = parseMdx(`## Loans\n\n${answers}\nFour weeks.\n`);
  expect(problems).toEqual([]);
  expect(found).toEqual([
    { text: 'how long may I keep it', line: 5, column: 1 },
    { text: 'return a book late', line: 6, column: 1 },
  ]);
  expect(splitSections(tree, () => undefined).at(-1)).toMatchObject({
    paragraphs: ['Four weeks.'],
    questions: ['how long may I keep it', 'return a book late'],
  });
});

test('takes those of a step too', () => {
  const step = `<Step title="Borrow it">\n\n${answers}\nTake it.\n\n</Step>`;
  const { headings } = parseMdx(`## Loans\n\n<Steps>\n\n${step}\n\n</Steps>\n`);
  expect(headings.at(-1)).toMatchObject({
    text: 'Borrow it',
    questions: ['how long may I keep it', 'return a book late'],
  });
});
