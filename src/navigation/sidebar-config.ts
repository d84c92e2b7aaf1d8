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

const entry: z.ZodType<SidebarConfigEntry> = z.lazy(() =>
  z.union(
    [
      z.strictObject({ guide: z.string().min(1) }),
      z.strictObject({ api: z.enum(['overview', 'areas']) }),
      z.strictObject({
        label: z.string().min(1),
        category: z
          .string()
          .regex(/^[a-z\d-]+$/, 'small letters, digits and -')
          .optional(),
        description: z.string().min(1).optional(),
        group: z.boolean().optional(),
        items: z.array(entry).min(1),
      }),
    ],
    'an entry `guide: <path>`, `api: overview`, `api: areas`, or a branch with `label` and `items`',
  ),
);

/** The shape of `sidebar.yaml`. */
export const sidebarConfigSchema = z.array(entry);
