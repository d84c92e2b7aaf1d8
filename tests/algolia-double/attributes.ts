import type { Settings, Stored } from './stored-index';
import { splitWords, type Word } from './words';

/** The texts of an attribute with dots in its path: a list has several. */
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

/** A list of names among the settings, without `unordered(…)` and the like around them. */
export function namesOf(setting: unknown): string[] {
  if (!Array.isArray(setting)) return [];
  return setting.map((name) => String(name).replace(/^\w+\((.*)\)$/, '$1'));
}

/** The texts of a record that are searched. */
export interface SearchedText {
  /** Place of the attribute in the list of those that are searched. */
  rank: number;
  text: string;
  words: Word[];
  /** The words without repeated ones: only the first place of a word counts. */
  distinct: Word[];
}

const known = new WeakMap<Stored, { setting: unknown; searched: SearchedText[] }>();

/** Splits what is searched of a record; remembered, for records never change but are replaced. */
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

/** The words of a text that is split at capitals, and the unsplit ones besides. */
function withWhole(text: string, words: Word[]): Word[] {
  const whole = splitWords(text).flatMap((word) => {
    const first = words.find(({ start, end }) => start === word.start && end < word.end);
    return first ? [{ ...word, position: first.position }] : [];
  });
  return [...words, ...whole];
}
