import { z } from 'zod';
import { questionsSchema } from './questions';

/** Titles appear in lists, in the head of a page and on the first line of its twin. */
const words = z.string().trim().regex(/^.+$/, 'text on a single line');

/** Matches the valid addresses of guides below `/docs`. */
export const slugPattern = /^[\w-]+(\/[\w-]+)*$/;

const address = z
  .string()
  .regex(
    slugPattern,
    'a path of letters, digits, - and _ that neither starts nor ends with a slash',
  );

/** The settings of a guide. */
export const guideSchema = z.strictObject({
  title: words.describe('The title of the page.'),
  description: words.describe('One sentence for search engines and lists of pages.'),
  label: words.optional().describe('A short title for the sidebar. Defaults to the title.'),
  slug: address
    .optional()
    .describe("The path below /docs/. Defaults to the file's path below guides/."),
  from: z
    .array(address)
    .min(1)
    .optional()
    .describe(
      'The former addresses of the page, as paths below /docs/: how-to/old-name. They lead to the present one.',
    ),
  questions: questionsSchema.optional(),
  standing: z
    .enum(['main', 'aside'])
    .optional()
    .describe(
      'Where the search ranks the page among others that match as well: main, a page that explains a subject as a whole, comes before them, and aside, a page that few readers look for, after them.',
    ),
  wide: z
    .boolean()
    .optional()
    .describe(
      'Whether the page uses its full width and has no table of contents, for a page that leads to others. Defaults to false.',
    ),
  after: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The guide that readers have finished before this one, so that its commands are run first, as a path below guides/: quick_start.',
    ),
});

/** The settings of a note on an operation. */
export const noteSchema = z.strictObject({
  operation: z
    .string()
    .min(1)
    .describe('The operationId of the operation whose page shows the note: CreateContext.'),
});
