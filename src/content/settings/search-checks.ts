import { z } from 'zod';

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
