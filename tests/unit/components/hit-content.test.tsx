import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HitContent } from '../../../src/components/search/HitContent';
import { type Hit, highlightedLine, writeFound } from '../../../src/components/search/search-hit';
import { highlightTags } from '../../../src/search/split-highlights';

const text = (hit: Hit) => renderToString(<HitContent hit={hit} />).replace(/<[^>]+>/g, ' ');

const plain: Hit = {
  objectID: '1',
  kind: 'guide',
  title: 'Roll back a change',
  names: [],
  breadcrumb: ['Guides'],
  route: '/docs/roll-back/#steps',
  page: '/docs/roll-back/',
  pageTitle: 'Roll back',
  language: 'en',
  version: '1',
};

describe('a hit without marked texts', () => {
  test('shows its title and its page', () => {
    expect(text(plain)).toContain('Roll back a change');
    expect(text(plain)).toContain('Roll back ');
  });

  test('shows the name of a field and those of an error', () => {
    const field: Hit = { ...plain, kind: 'field', title: 'context', names: ['request.context'] };
    expect(text(field)).toContain('context');
    expect(text({ ...plain, kind: 'error', names: ['400', '403'] })).toContain('400, 403');
  });

  test('shows a removed operation whose method nobody knows', () => {
    const removed: Hit = { ...plain, kind: 'operation', title: 'BurnBook' };
    expect(text(removed)).toContain('BurnBook');
    expect(text({ ...removed, method: 'DELETE' })).toMatch(/DEL/);
  });

  test('has a line in any case', () => {
    expect(highlightedLine({ ...plain, pageTitle: 'Its page' })).toBe('Its page');
  });

  test('shows the names that match rather than a text that does not', () => {
    const names = [
      { value: '[Roll]Back', matchLevel: 'full' as const, matchedWords: ['roll'] },
      { value: 'POST /back', matchLevel: 'none' as const, matchedWords: [] },
    ];
    const text = { value: 'A step', matchLevel: 'none' as const, matchedWords: [] };
    const hit = { ...plain, _highlightResult: { names }, _snippetResult: { text } };
    expect(highlightedLine(hit)).toBe('[Roll]Back');
  });

  describe('of text and code', () => {
    const part = (value: string, matchLevel: 'none' | 'partial' | 'full', ...words: string[]) => ({
      value,
      matchLevel,
      matchedWords: words,
    });
    const lineOf = (text: ReturnType<typeof part>, code: ReturnType<typeof part>) =>
      highlightedLine({ ...plain, _snippetResult: { text, code } });

    test('shows the code if it has more words of the query', () => {
      const code = part('[OIDC_SAAS]', 'full', 'oidc', 'saas');
      expect(lineOf(part('[OIDC]', 'partial', 'oidc'), code)).toBe('[OIDC_SAAS]');
      expect(lineOf(part('[OIDC] [SAAS]', 'full', 'oidc', 'saas'), code)).toBe('[OIDC] [SAAS]');
    });

    test('shows what a hit is if its name is the query', () => {
      const title = part('[Revert]', 'full', 'revert');
      const snippets = { text: part('A step', 'none'), code: part('[revert]', 'full', 'revert') };
      const hit = { ...plain, _highlightResult: { title }, _snippetResult: snippets };
      expect(highlightedLine(hit)).toBe('A step');
    });

    test('compares what the hosted index says, which does not count words of snippets', () => {
      const text = { value: 'A [change]', matchLevel: 'partial' };
      const code = { value: '[change]', matchLevel: 'partial' };
      expect(highlightedLine({ ...plain, _snippetResult: { text, code } } as Hit)).toBe(
        'A [change]',
      );
      const full = { ...code, matchLevel: 'full' };
      expect(highlightedLine({ ...plain, _snippetResult: { text, code: full } } as Hit)).toBe(
        '[change]',
      );
    });
  });

  test('keeps the place of the line until the texts are there', () => {
    const error: Hit = { ...plain, kind: 'error', names: ['400', '403'] };
    const line = text({ ...error, snippetsLater: Promise.resolve(undefined) });
    expect(line).not.toContain('400, 403');
    expect(line).toContain('\u00A0');
  });

  test('names the operation that returns an error', () => {
    const breadcrumb = ['API reference', 'Contexts', 'Create context', 'Responses'];
    const error = { kind: 'error' as const, title: '400 Bad request', pageTitle: 'Create context' };
    expect(text({ ...plain, ...error, breadcrumb })).toContain('Create context');
  });

  test.each<[string, Partial<Hit>]>([
    ['only titles marked', { _highlightResult: {} }],
    ['no snippet of code', { _snippetResult: { text: { value: 'A step', matchLevel: 'none' } } }],
    ['no snippet of text', { _snippetResult: { code: { value: 'A step', matchLevel: 'full' } } }],
  ] as [string, Partial<Hit>][])('shows what there is with %s', (_, part) => {
    const shown = text({ ...plain, ...part });
    expect(shown).toContain('Roll back a change');
    expect(shown.includes('A step')).toBe(part._snippetResult !== undefined);
  });
});

describe('what a hit hands over to its page', () => {
  const mark = (text: string) =>
    text.replaceAll('[', highlightTags.pre).replaceAll(']', highlightTags.post);
  const part = (value: string) => ({
    value: mark(value),
    matchLevel: value.includes('[') ? ('partial' as const) : ('none' as const),
    matchedWords: value.includes('[') ? ['word'] : [],
  });
  const foundOf = (line: string, title = '') =>
    writeFound({
      ...plain,
      _highlightResult: { title: part(title) },
      _snippetResult: { text: part(line) },
    });

  test('is the pieces of its line with words of the query, every second part of which is one', () => {
    expect(JSON.parse(foundOf('… open [a] and [b]. Then c – Default: [d] …') ?? '')).toEqual([
      ['open ', 'a', ' and ', 'b', '.'],
      ['', 'd', ''],
    ]);
  });

  test('is the whole line if only a question had words of the query', () => {
    expect(JSON.parse(foundOf('Restart it. Then wait.') ?? '')).toEqual([
      ['Restart it.'],
      ['Then wait.'],
    ]);
    expect(foundOf('Restart it.', '[Restart]')).toBeUndefined();
  });
});
