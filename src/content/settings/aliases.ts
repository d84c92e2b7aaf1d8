import { join } from 'node:path';
import { z } from 'zod';
import type { Alias } from '../../page-models/authored-version';
import type { Problem } from '../../problems/problem';
import { nameFile } from '../files/read-files';
import { readYaml } from '../files/read-yaml';
import type { VersionFolder } from '../files/version-folder';
import { eachOnce } from './each-once';

/** The shape of `openapi/aliases.yaml`. */
const aliasesSchema = eachOnce(
  z.strictObject({
    slug: z.string().regex(/^[a-z\d-]+$/, 'lower-case letters, digits and -'),
    operation: z.string().min(1),
    why: z.string().min(1),
  }),
  'slug',
);

/** Reads the aliases: addresses that readers try although no operation has them. Empty if there is no file. */
export async function readAliases({
  root,
  folder,
}: VersionFolder): Promise<{ aliases: Alias[]; problems: Problem[] }> {
  const path = join(folder, 'openapi', 'aliases.yaml');
  const { value = [], problems } = await readYaml(root, path, aliasesSchema);
  const file = nameFile(root, path);
  return { aliases: value.map((alias) => ({ ...alias, file })), problems };
}
