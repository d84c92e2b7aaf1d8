import type { GlossaryEntry } from './entry';

/** A term in a text, in any of its forms, and its place. */
export interface FoundTerm {
  entry: GlossaryEntry;
  start: number;
  end: number;
}

/** Finds the terms of a glossary in a text, in order. Only the longest of overlapping terms is found. */
export type FindTerms = (text: string) => FoundTerm[];

/** Creates the function that finds terms as whole words; a capital letter may begin them. */
export function createTermFinder(entries: readonly GlossaryEntry[]): FindTerms {
  if (entries.length === 0) return () => [];
  const owners = new Map(
    entries.flatMap((entry) => listForms(entry).map((form) => [normalise(form), entry])),
  );
  const forms = [...owners.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${forms.map(toPattern).join('|')})(?![\\p{L}\\p{N}_-])`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const entry = owners.get(normalise(found));
      return entry ? [{ entry, start: index, end: index + found.length }] : [];
    });
}

/** Lists every form of a term, the term itself included. */
export function listForms({ term, forms }: Pick<GlossaryEntry, 'term' | 'forms'>): string[] {
  return [term, ...forms];
}

/** Makes forms equal that differ only in their first letter's case, or in how lines break. */
export function normalise(form: string): string {
  return (form.charAt(0).toLowerCase() + form.slice(1)).replace(/\s+/g, ' ');
}

function toPattern(form: string): string {
  const first = form.charAt(0);
  const rest = form.slice(1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const upper = first.toUpperCase();
  const start = /\p{L}/u.test(first) ? `[${first}${upper}]` : `\\${first}`;
  return start + rest.replaceAll(' ', '\\s+');
}
