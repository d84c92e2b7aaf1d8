import type { Root } from 'mdast';
import { listPassages } from '../prose/extract/passages';
import type { GlossaryEntry } from '../prose/glossary/entry';
import { createTermFinder } from '../prose/glossary/find-terms';
import { remember, rememberByObject } from '../text/remember';
import type { AuthoredVersion, Guide } from './authored-version';

/** Few glossaries are known at a time. */
const maxGlossaries = 4;

/** Finds the places in a glossary of the terms that a text uses. */
const createUseFinder = remember(
  (glossary: readonly GlossaryEntry[]) => {
    const find = createTermFinder(glossary);
    return rememberByObject((tree: Root): ReadonlySet<number> => {
      const entries = listPassages(tree).flatMap(({ text }) => find(text));
      return new Set(entries.map(({ entry }) => glossary.indexOf(entry)));
    });
  },
  JSON.stringify,
  maxGlossaries,
);

/** Returns the guides that use each term of the glossary, in any form and anywhere but in code. */
export function listTermUses({
  glossary,
  guides,
}: Pick<AuthoredVersion, 'glossary' | 'guides'>): ReadonlyMap<GlossaryEntry, Guide[]> {
  const findUses = createUseFinder(glossary);
  return new Map(
    glossary.map((entry, index) => [
      entry,
      guides.filter(
        ({ path, prose }) => !entry.except.includes(path) && findUses(prose.tree).has(index),
      ),
    ]),
  );
}
