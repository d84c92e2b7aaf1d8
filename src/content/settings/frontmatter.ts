import { z } from 'zod';

/** Titles are shown in lists, in the head of a page and in the first line of its twin. */
const words = z.string().trim().regex(/^.+$/, 'a text on one line');

/** What the address of a guide below `/docs` may be. */
export const slugPattern = /^[\w-]+(\/[\w-]+)*$/;

/** The settings of a guide. */
export const guideSchema = z.strictObject({
  title: words,
  /** One sentence for search engines and lists of pages. */
  description: words,
  /** Short title for the sidebar. */
  label: words.optional(),
  /** Path below `/docs`, where it differs from the file's. */
  slug: z
    .string()
    .regex(slugPattern, 'a path of letters, digits, - and _, without a slash at its ends')
    .optional(),
});

/** The settings of a note on an operation. */
export const noteSchema = z.strictObject({ operation: z.string().min(1) });
