import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../problems/problem';
import { nameFile } from '../files/read-files';
import { readYaml } from '../files/read-yaml';

/** Groups of words and phrases that mean the same to a reader; the first is the word of the docs. */
export type SynonymGroups = string[][];

/** The shape of `synonyms.yaml`: each group has at least two entries, each with a letter or digit. */
const synonymsSchema: z.ZodType<SynonymGroups> = z.array(
  z.array(z.string().regex(/[\p{L}\p{N}]/u, 'a word or a phrase')).min(2),
);

/** Reads the synonyms of a content root; none where there is no file. */
export async function readSynonyms(root: string, problems: Problem[]): Promise<SynonymGroups> {
  const absolutePath = join(root, 'synonyms.yaml');
  const exists = await stat(absolutePath).catch(() => undefined);
  if (!exists) return [];
  const file = nameFile(root, absolutePath);
  const groups = (await readYaml(absolutePath, file, synonymsSchema, problems)) ?? [];
  problems.push(...findRepeated(groups, file));
  return groups;
}

function findRepeated(groups: SynonymGroups, file: string): Problem[] {
  const known = new Set<string>();
  const entries = groups.flatMap((group, index) =>
    group.map((entry, place) => ({ entry, pointer: `/${index}/${place}` })),
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
        file,
        pointer,
        found: `"${entry}" twice`,
        expected: 'each word or phrase in one group',
        repair: 'join the groups, or remove it from one of them',
      },
    ];
  });
}
