import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { nameFile } from '../files/read-files';
import { readYaml } from '../files/read-yaml';

/** Groups of words and phrases that mean the same to a reader; the docs use the first of each group. */
export type SynonymGroups = string[][];

/** The shape of `synonyms.yaml`: each group has at least two entries, each with a letter or digit. */
export const synonymsSchema: z.ZodType<SynonymGroups> = z.array(
  z
    .array(z.string().regex(/[\p{L}\p{N}]/u, 'a word or a phrase'))
    .min(2)
    .describe('Words and phrases that mean the same, starting with the one that the docs use.'),
);

/** Reads the synonyms of a content root. Empty if there is no file. */
export async function readSynonyms(root: string): Promise<Read<SynonymGroups>> {
  const path = join(root, 'synonyms.yaml');
  const { value = [], problems } = await readYaml(root, path, synonymsSchema);
  return { value, problems: [...problems, ...findRepeated(value, nameFile(root, path))] };
}

function findRepeated(groups: SynonymGroups, file: string): Problem[] {
  const known = new Set<string>();
  const entries = groups.flatMap((group, index) =>
    group.map((entry, position) => ({ entry, pointer: `/${index}/${position}` })),
  );
  return entries.flatMap(({ entry, pointer }): Problem[] => {
    const word = entry.toLowerCase();
    if (!known.has(word)) {
      known.add(word);
      return [];
    }
    return [
      {
        severity: 'error',
        code: 'synonyms/repeated-word',
        file,
        pointer,
        found: `"${entry}" twice`,
        expected: 'each word or phrase in only one group',
        fix: 'merge the groups, or remove it from one of them',
      },
    ];
  });
}
