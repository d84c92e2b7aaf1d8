import { z } from 'zod';

/** A branch of `sidebar.yaml`. */
export interface SidebarBranch {
  label: string;
  /** Slug of the branch's own page below `/docs/category`. */
  category?: string | undefined;
  /** One sentence for that page. */
  description?: string | undefined;
  /** Whether a line is drawn above the branch. */
  group?: boolean | undefined;
  items: SidebarConfigEntry[];
}

/** An entry of `sidebar.yaml` as an author writes it. */
export type SidebarConfigEntry = { guide: string } | { api: 'overview' | 'areas' } | SidebarBranch;

const entry: z.ZodType<SidebarConfigEntry> = z
  .lazy(() =>
    z.union(
      [
        z.strictObject({
          guide: z
            .string()
            .min(1)
            .describe('A guide, as its path below guides/ without .mdx: basic-concepts/cohorts'),
        }),
        z.strictObject({
          api: z
            .enum(['overview', 'areas'])
            .describe('A part of the API reference: its overview, or a branch for each area.'),
        }),
        z.strictObject({
          label: z.string().min(1).describe('The title of the branch.'),
          category: z
            .string()
            .regex(/^[a-z\d-]+$/, 'small letters, digits and -')
            .optional()
            .describe(
              'Gives the branch a page that lists its entries, at /docs/category/<category>/.',
            ),
          description: z
            .string()
            .min(1)
            .optional()
            .describe('One sentence for the page of the branch.'),
          group: z.boolean().optional().describe('With `true`, a line is drawn above the branch.'),
          items: z.array(entry).min(1).describe('The entries of the branch, in order.'),
        }),
      ],
      'an entry `guide: <path>`, `api: overview`, `api: areas`, or a branch with `label` and `items`',
    ),
  )
  .meta({ id: 'entry' });

/** The shape of `sidebar.yaml`. */
export const sidebarConfigSchema = z.array(entry);

/** The paths of the guides that a sidebar lists, in order. */
export function listGuides(config: readonly SidebarConfigEntry[]): string[] {
  return config.flatMap((entry) => {
    if ('guide' in entry) return [entry.guide];
    return 'items' in entry ? listGuides(entry.items) : [];
  });
}
