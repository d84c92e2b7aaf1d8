import { expect, test } from 'vitest';
import { toPlainDescription } from '../../../../src/prose/extract/plain-description';
import { toText } from '../../../../src/prose/extract/plain-text';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';

const textOf = (body: string) => toText(parseMdx(body).tree);

test('gives the words of each block as a paragraph, code included', () => {
  expect(textOf('## Loans\n\nTake *one* [book](/docs/).\n\n```bash\nborrow "a"\n```\n')).toBe(
    'Loans\n\nTake one book.\n\nborrow "a"',
  );
});

test('removes components, but keeps their content', () => {
  expect(textOf('<Note>\n\nNever return a wet book.\n\n</Note>\n')).toBe(
    'Never return a wet book.',
  );
});

test('keeps the words of neighbouring blocks apart', () => {
  const words = (body: string) => textOf(body).split(/\s+/);
  expect(words('- one\n- two\n')).toEqual(['one', 'two']);
  expect(words('<Note>\n\none\n\ntwo\n\n</Note>\n')).toEqual(['one', 'two']);
});

test('keeps the marks of task lists and the ends of lines', () => {
  expect(textOf('- [x] done\n- [ ] open\n')).toBe('[x] done\n\n[ ] open');
  expect(textOf('a\\\nb\n')).toBe('a\nb');
});

test('keeps each cell of a table under the head of its column', () => {
  const table = '| Status | Meaning |\n| --- | --- |\n| `CREATED` | new |\n| | none |\n';
  expect(toPlainDescription(table)).toBe('Status: CREATED · Meaning: new\n\nMeaning: none');
  expect(textOf(table).split(/\s+/)).toEqual(['Status', 'Meaning', 'CREATED', 'new', 'none']);
});

test('is empty for an empty text', () => {
  expect(textOf('')).toBe('');
});
