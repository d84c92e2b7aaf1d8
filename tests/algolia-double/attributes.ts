import type { Settings, Stored } from './stored-index';
import { splitWords, type Word } from './words';

/** The texts of an attribute whose path may contain dots; a list has several. */
export function textsOf(record: Stored, path: string): string[] {
  const value = path
    .split('.')
    .reduce<unknown>(
      (parent, key) => (parent as Record<string, unknown> | undefined)?.[key],
      record,
    );
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null ? [] : [String(value)];
}

/** Attribute names from the settings, without modifiers such as `unordered(…)`. */
export function namesOf(setting: unknown): string[] {
  if (!Array.isArray(setting)) return [];
  return setting.map((name) => String(name).replace(/^\w+\((.*)\)$/, '$1'));
}

/** The texts of a record that are searched. */
export interface SearchedText {
  /** Index of the attribute in `searchableAttributes`. */
  rank: number;
  text: string;
  words: Word[];
  /** The words without duplicates; only the first position of a word counts. */
  distinct: Word[];
}

const known = new WeakMap<Stored, { setting: unknown; searched: SearchedText[] }>();

/** Splits the searchable texts of a record. Cached, because records are replaced but never changed. */
export function readSearched(record: Stored, settings: Settings): SearchedText[] {
  const setting = settings.searchableAttributes;
  const remembered = known.get(record);
  if (remembered && remembered.setting === setting) return remembered.searched;
  const camel = new Set(namesOf(settings.camelCaseAttributes));
  const names = namesOf(setting);
  const all = names.length > 0 ? names : Object.keys(record).filter((key) => key !== 'objectID');
  const searched = all.flatMap((name, rank) =>
    textsOf(record, name).map((text) => {
      const words = withWhole(text, splitWords(text, camel.has(name)));
      const first = new Map([...words].reverse().map((word) => [word.text, word]));
      return { rank, text, words, distinct: [...first.values()].reverse() };
    }),
  );
  known.set(record, { setting, searched });
  return searched;
}

/** The words of a text split at capitals, together with the unsplit words. */
function withWhole(text: string, words: Word[]): Word[] {
  const whole = splitWords(text).flatMap((word) => {
    const first = words.find(({ start, end }) => start === word.start && end < word.end);
    return first ? [{ ...word, position: first.position }] : [];
  });
  return [...words, ...whole];
}
