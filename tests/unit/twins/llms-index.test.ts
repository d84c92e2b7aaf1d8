import { expect, test } from 'vitest';
import type { SidebarEntry } from '../../../src/navigation/model';
import { writeFull, writeIndex } from '../../../src/twins/llms-index';

const site = { title: 'Library', tagline: 'Borrow books by wire' };
const entry = (title: string, items?: SidebarEntry[]): SidebarEntry => ({
  title,
  route: `/${title}/`,
  ...(items && { items }),
});

/** Writes the index of a site on which every page has a twin, but for those named. */
function write(entries: SidebarEntry[], ...without: string[]) {
  return writeIndex(site, entries, (route) => {
    const title = route.replaceAll('/', '');
    if (without.includes(title)) return undefined;
    return { title: `The ${title}`, address: `https://library.example/${title}.md` };
  });
}

test('begins with the name of the site and its line', () => {
  expect(write([])).toBe('# Library\n\n> Borrow books by wire\n');
});

test('lists loose pages first, then a section for each branch, in the order of the sidebar', () => {
  const entries = [
    entry('start'),
    entry('loans', [entry('lend'), entry('fees', [entry('late')])]),
    entry('end'),
    { title: 'Reference', items: [entry('api')] },
  ];
  expect(write(entries)).toBe(
    `# Library

> Borrow books by wire

## Docs

- [The start](https://library.example/start.md)
- [The end](https://library.example/end.md)

## loans

- [The loans](https://library.example/loans.md)
- [The lend](https://library.example/lend.md)
- [The fees](https://library.example/fees.md)
- [The late](https://library.example/late.md)

## Reference

- [The api](https://library.example/api.md)
`,
  );
});

test('leaves out a page without a twin, and keeps its subpages', () => {
  const text = write([entry('loans', [entry('lend')])], 'loans');
  expect(text).toContain('## loans\n\n- [The lend]');
  expect(text).not.toContain('The loans');
});

test('has no section for a branch of which no page has a twin', () => {
  expect(write([entry('loans', [entry('lend')])], 'loans', 'lend')).not.toContain('## loans');
});

test('writes the description of a page on one line', () => {
  const text = writeIndex(site, [entry('a')], () => ({
    title: 'A [b]',
    address: 'https://library.example/a.md',
    description: ' First\n guide. ',
  }));
  expect(text).toContain('- [A \\[b\\]](https://library.example/a.md): First guide.\n');
});

test('the full text has all pages, unless it would be too long for a model with the operations', () => {
  const twins = [
    { route: '/start/', text: '# Start\n' },
    { route: '/lend/', text: '# Lend\n' },
  ];
  const operations = new Set(['/lend/']);
  expect(writeFull(twins, operations)).toBe('# Start\n\n---\n\n# Lend\n');
  const long = { route: '/lend/', text: 'x'.repeat(4_000_000) };
  expect(writeFull([...twins.slice(0, 1), long], operations)).toBe('# Start\n');
});
