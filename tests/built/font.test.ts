import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCharacters } from './font-characters';
import { files, openAll, read } from './site';

const file = 'src/fonts/inter-subset.woff2';
const characters = readCharacters(file);

/** What Inter itself lacks; the system has a face for it. */
const fallback = new Set(['🔧', '▸', '▾']);

test('the font has at most 30 kB, and the characters of Latin-1', () => {
  expect(readFileSync(file).length).toBeLessThanOrEqual(30_000);
  for (let code = 0x20; code < 0x100; code += 1) {
    // Controls and the soft hyphen have no shape.
    if ((code >= 0x7f && code < 0xa0) || code === 0xad) continue;
    expect(characters.has(code), String.fromCodePoint(code)).toBe(true);
  }
});

test('the font has every character that a page shows outside of code', () => {
  const shown = new Set<string>();
  for (const { $ } of openAll()) {
    // A copy, because other tests read the same tree.
    const body = $('body').clone();
    body.find('script, style, noscript, pre, code, svg').remove();
    for (const character of body.text()) shown.add(character);
  }
  expect(shown.size).toBeGreaterThan(80);
  const lacking = [...shown].filter(
    (character) => character.trim() !== '' && !characters.has(character.codePointAt(0) ?? 0),
  );
  expect(lacking.filter((character) => !fallback.has(character))).toEqual([]);
});

test('pages name one font, shown when it arrives, and do not ask for it before', () => {
  expect(files.filter((each) => each.endsWith('.woff2'))).toHaveLength(1);
  const home = read('docs/index.html');
  expect(home).toMatch(/@font-face\{[^}]*font-display:swap[^}]*\}/);
  const preloading = openAll().filter(({ $ }) => $('link[as="font"]').length > 0);
  expect(preloading.map((page) => page.file)).toEqual([]);
});
