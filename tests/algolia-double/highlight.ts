import { namesOf } from './attributes';
import type { Settings, Stored } from './stored-index';
import { splitWords, type Word } from './words';

interface Marked {
  value: string;
  matchLevel: 'none' | 'full';
  matchedWords?: string[];
  fullyHighlighted?: boolean;
}

function wordsOf(text: string, words: ReadonlySet<string>): Word[] {
  const found = [...splitWords(text), ...splitWords(text, true)].filter((word) =>
    words.has(word.text),
  );
  // A word and a part of it may both match; the longer one is highlighted.
  return found
    .filter(
      (word) =>
        !found.some(
          (other) =>
            other !== word &&
            other.start <= word.start &&
            other.end >= word.end &&
            (other.end - other.start > word.end - word.start ||
              found.indexOf(other) < found.indexOf(word)),
        ),
    )
    .sort((a, b) => a.start - b.start);
}

function mark(text: string, words: ReadonlySet<string>, { pre, post }: Tags): Marked {
  const found = wordsOf(text, words);
  let value = '';
  let end = 0;
  for (const word of found) {
    value += `${text.slice(end, word.start)}${pre}${text.slice(word.start, word.end)}${post}`;
    end = word.end;
  }
  value += text.slice(end);
  if (found.length === 0) return { value, matchLevel: 'none', matchedWords: [] };
  return {
    value,
    matchLevel: 'full',
    fullyHighlighted: found.length === splitWords(text).length,
    matchedWords: [...new Set(found.map((word) => word.text))],
  };
}

function cut(text: string, count: number, words: ReadonlySet<string>, ellipsis: string): string {
  const all = splitWords(text);
  if (all.length <= count) return text;
  const hit = all.findIndex((word) => words.has(word.text));
  const from = Math.max(0, Math.min(hit - Math.floor(count / 3), all.length - count));
  const last = Math.min(from + count, all.length) - 1;
  const piece = text.slice(all[from]?.start, all[last]?.end);
  return `${from > 0 ? ellipsis : ''}${piece}${last < all.length - 1 ? ellipsis : ''}`;
}

interface Tags {
  pre: string;
  post: string;
}

function mapTexts<T>(value: unknown, map: (text: string) => T): T | T[] {
  return Array.isArray(value) ? value.map((each) => map(String(each))) : map(String(value));
}

/** `_highlightResult` and `_snippetResult` of a hit. */
export function highlight(record: Stored, words: ReadonlySet<string>, settings: Settings) {
  const tags = { pre: String(settings.highlightPreTag), post: String(settings.highlightPostTag) };
  const ellipsis = String(settings.snippetEllipsisText ?? '…');
  const searched = namesOf(settings.searchableAttributes);
  const configured = settings.attributesToHighlight as string[] | null;
  const _highlightResult: Record<string, unknown> = {};
  for (const name of (configured ?? searched).filter((each) => record[each] !== undefined)) {
    _highlightResult[name] = mapTexts(record[name], (text) => mark(text, words, tags));
  }
  const _snippetResult: Record<string, unknown> = {};
  for (const entry of (settings.attributesToSnippet as string[] | null) ?? []) {
    const [name = '', count = '10'] = entry.split(':');
    if (record[name] === undefined) continue;
    _snippetResult[name] = mapTexts(record[name], (text) => {
      const { value, matchLevel } = mark(cut(text, Number(count), words, ellipsis), words, tags);
      return { value, matchLevel };
    });
  }
  return { _highlightResult, _snippetResult };
}
