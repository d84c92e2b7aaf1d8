import type { GlossaryEntry } from '../../../../src/prose/glossary/entry';

/** An entry of a glossary for tests. */
export function toEntry(term: string, entry: Partial<GlossaryEntry> = {}): GlossaryEntry {
  return {
    term,
    forms: [],
    definition: `What **${term}** means.`,
    page: '/docs/terms/',
    isMarked: true,
    except: [],
    ...entry,
  };
}
