import { join } from 'node:path';
import { z } from 'zod';
import type { Read } from '../../problems/read';
import { readYaml } from '../files/read-yaml';

/** A search that must find a page; the hosted index is queried after each push. */
export interface SearchCheck {
  query: string;
  /** Route of the page that must be found. */
  route: string;
}

/** The shape of `search-checks.yaml`. */
export const searchChecksSchema = z.array(
  z.strictObject({
    query: z.string().min(1).max(64).describe('What a reader types.'),
    route: z
      .string()
      .regex(/^\/.*\/$/, 'a route that starts and ends with a slash')
      .describe('The page that must be among the results, as its route: /docs/setup/'),
  }),
);

/** Reads `search-checks.yaml`. Empty if there is no file. */
export async function readSearchChecks(root: string): Promise<Read<SearchCheck[]>> {
  const path = join(root, 'search-checks.yaml');
  const { value = [], problems } = await readYaml(root, path, searchChecksSchema);
  return { value, problems };
}
