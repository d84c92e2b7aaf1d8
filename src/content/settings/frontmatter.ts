import { z } from 'zod';

/** Titles appear in lists, in the head of a page and on the first line of its twin. */
const words = z.string().trim().regex(/^.+$/, 'text on a single line');

/** Matches the valid addresses of guides below `/docs`. */
export const slugPattern = /^[\w-]+(\/[\w-]+)*$/;

/** The settings of a guide. */
export const guideSchema = z.strictObject({
  title: words,
  /** One sentence for search engines and lists of pages. */
  description: words,
  /** Short title for the sidebar. */
  label: words.optional(),
  /** Path below `/docs`, if it differs from the file's. */
  slug: z
    .string()
    .regex(
      slugPattern,
      'a path of letters, digits, - and _ that neither starts nor ends with a slash',
    )
    .optional(),
});

/** The settings of a note on an operation. */
export const noteSchema = z.strictObject({ operation: z.string().min(1) });
