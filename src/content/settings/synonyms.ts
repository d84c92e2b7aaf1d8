import { z } from 'zod';
import type { Finding } from '../../problems/problem';

/** Groups of words and phrases that mean the same to a reader; the docs use the first of each group. */
export type SynonymGroups = string[][];

/** The shape of `synonyms.yaml`: each group has at least two entries, each with a letter or digit. */
export const synonymsSchema: z.ZodType<SynonymGroups> = z.array(
  z
    .array(z.string().regex(/[\p{L}\p{N}]/u, 'a word or a phrase'))
    .min(2)
    .describe('Words and phrases that mean the same, starting with the one that the docs use.'),
);

/** Finds words that are in two groups: a search for one could mean either. */
export function findRepeatedWords(groups: SynonymGroups): Finding[] {
  const known = new Set<string>();
  const entries = groups.flatMap((group, index) =>
    group.map((entry, position) => ({ entry, pointer: `/${index}/${position}` })),
  );
  return entries.flatMap(({ entry, pointer }): Finding[] => {
    const word = entry.toLowerCase();
    if (!known.has(word)) {
      known.add(word);
      return [];
    }
    return [
      {
        code: 'synonyms/repeated-word',
        pointer,
        found: `"${entry}" twice`,
        expected: 'each word or phrase in only one group',
        fix: 'merge the groups, or remove it from one of them',
      },
    ];
  });
}
