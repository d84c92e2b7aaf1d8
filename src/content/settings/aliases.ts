import { z } from 'zod';
import type { Alias } from '../../page-models/authored-version';
import type { Problem } from '../../problems/problem';
import { nameFile } from '../files/read-files';
import { readYaml } from '../files/read-yaml';
import { findVersionFile } from '../files/shared-files';
import type { VersionFolder } from '../files/version-folder';
import { eachOnce } from './each-once';

/** The shape of `openapi/aliases.yaml`. */
export const aliasesSchema = eachOnce(
  z.strictObject({
    slug: z
      .string()
      .regex(/^[a-z\d-]+$/, 'lower-case letters, digits and -')
      .describe('The last part of the address that readers try: update-context'),
    operation: z
      .string()
      .min(1)
      .describe('The operationId of the operation to use instead: UpdateOverride'),
    why: z.string().min(1).describe('One sentence on why the other operation is the one to use.'),
  }),
  'slug',
);

/** Reads the aliases: addresses that readers try although no operation has them. Empty if there is no file. */
export async function readAliases(
  version: VersionFolder,
): Promise<{ aliases: Alias[]; problems: Problem[] }> {
  const path = await findVersionFile(version, 'openapi', 'aliases.yaml');
  const { value = [], problems } = await readYaml(version.root, path, aliasesSchema);
  const file = nameFile(version.root, path);
  return { aliases: value.map((alias) => ({ ...alias, file })), problems };
}
