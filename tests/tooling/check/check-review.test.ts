import { expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { formatProblems } from '../../../src/problems/problem';
import { checkReview } from '../../../tooling/check/check-review';
import { addToReview, quoteLine } from '../../../tooling/review/write-review';
import { guide, writeContent } from '../../unit/content/content-root';

const because = 'Field `strict` was removed.';
const entry = { file: 'guides/index.mdx', words: 'Set `strict`', because };
const list = addToReview(undefined, [entry, { ...entry, words: 'a `strict` shelf' }]) ?? '';

/** The messages on a site whose one guide has a text. */
async function review(text: string) {
  const root = writeContent({
    'guides/index.mdx': guide(text),
    'sidebar.yaml': '- guide: index\n',
    'review.yaml': list,
  });
  const { content, problems } = await loadContent(root);
  expect(problems).toEqual([]);
  return content ? formatProblems(await checkReview(content, root)) : '';
}

test('warns of a listed text until it is edited', async () => {
  expect(await review('Look. Set `strict` there.')).toMatchInlineSnapshot(`
    "warning  content/guides/index.mdx:6
      found     "Set \`strict\`", which is probably wrong: Field \`strict\` was removed.
      expected  a text that is right for this version
      fix       rewrite it, or delete its entry in content/review.yaml if it is right"
  `);
});

test('says when all listed texts are edited', async () => {
  expect(await review('Look.')).toMatchInlineSnapshot(`
    "warning  content/review.yaml:1
      found     a list of texts to review, all of which have been edited
      expected  no list, or texts that still have the listed words
      fix       delete the file"
  `);
});

test('lists each text once', () => {
  expect(addToReview(list, [entry])).toBe(list);
  expect(addToReview(undefined, [])).toBeUndefined();
  const more = addToReview(list, [{ ...entry, words: 'More' }]) ?? '';
  expect(more.startsWith(list)).toBe(true);
  expect(more).toContain('words: More');
});

test.each([
  ['Set `strict` there.', 'Set `strict` there.'],
  [`${'word '.repeat(30)}strict${' word'.repeat(30)}`, /^word( word){6,8} strict( word){10,12}$/],
  [`${'x'.repeat(90)}strict${'x'.repeat(90)}`, /^x{40}strictx{60}$/],
])('quotes the words around what was found', (line, quoted) => {
  expect(quoteLine(line, 'strict')).toMatch(quoted);
});
