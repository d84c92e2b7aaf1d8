import { listPassages } from '../prose/extract/passages';
import type { GlossaryEntry } from '../prose/glossary/entry';
import { createTermFinder } from '../prose/glossary/find-terms';
import type { AuthoredVersion, Guide } from './authored-version';

/** Returns the guides that use each term of the glossary, in any form and anywhere but in code. */
export function listTermUses({
  glossary,
  guides,
}: Pick<AuthoredVersion, 'glossary' | 'guides'>): ReadonlyMap<GlossaryEntry, Guide[]> {
  const find = createTermFinder(glossary);
  const uses = new Map<GlossaryEntry, Guide[]>(glossary.map((entry) => [entry, []]));
  for (const guide of guides) {
    const texts = listPassages(guide.prose.tree).map(({ text }) => text);
    const found = new Set(texts.flatMap((text) => find(text).map(({ entry }) => entry)));
    for (const entry of found) {
      if (!entry.except.includes(guide.path)) uses.get(entry)?.push(guide);
    }
  }
  return uses;
}
