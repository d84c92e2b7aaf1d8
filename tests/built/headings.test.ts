import { slug } from 'github-slugger';
import { expect, test } from 'vitest';
import { openAll } from './site';

interface Heading {
  level: number;
  text: string;
}

/** Headings that skip a level, as "h2 → h4: text". */
function findSkips(headings: Heading[]): string[] {
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    return level > before + 1 ? [`h${before} → h${level}: ${text}`] : [];
  });
}

const pages = openAll().map(({ file, $ }) => ({
  file,
  headings: $('main :is(h1, h2, h3, h4, h5, h6)')
    .toArray()
    .map((element) => ({ level: Number(element.tagName.slice(1)), text: $(element).text() })),
}));

test('on every page the first heading is the title, and no heading skips a level', () => {
  const wrong = pages
    .map(({ file, headings }) => ({ file, skips: findSkips(headings) }))
    .filter(({ skips }) => skips.length > 0);
  expect(wrong).toEqual([]);
});

test('no heading is empty, and pages of the reference have more than one', () => {
  const empty = pages.filter(({ headings }) => headings.some(({ text }) => text.trim() === ''));
  expect(empty.map(({ file }) => file)).toEqual([]);
  const operation = pages.find(({ file }) => file === 'docs/api/create-context/index.html');
  expect(operation?.headings.length).toBeGreaterThan(2);
});

test('no heading of an author can take an id that the site itself needs', () => {
  const ids = openAll().flatMap(({ $ }) =>
    $('[id]:not(main [id])')
      .toArray()
      .map((element) => $(element).attr('id') ?? ''),
  );
  const own = new Set(ids.filter((id) => slug(id) === id && !/^(?:___|i-|gatsby-)/.test(id)));
  expect([...own]).toEqual([]);
});

test('the words below a title take two lines at most on a large screen', () => {
  const leads = openAll()
    .filter(({ file }) => !file.startsWith('docs/0.93/'))
    .map(({ file, $ }) => {
      const lede = $('main .lede').first();
      const [paragraph] = lede.children('p').toArray();
      return { file, words: (paragraph ? $(paragraph) : lede).text() };
    });
  expect(leads.filter(({ words }) => words.length > 180)).toEqual([]);
});
