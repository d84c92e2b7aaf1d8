import { z } from 'zod';

const reviewEntry = z.strictObject({
  file: z
    .string()
    .min(1)
    .describe('The file that contains the text, below the folder of the version.'),
  words: z
    .string()
    .min(1)
    .describe(
      'Words of the text, on one line. Once the file no longer has them, nothing is left to do.',
    ),
  because: z.string().min(1).describe('Why the text is probably wrong.'),
});

/** A text that is probably wrong since the interface or the version changed. */
export type ReviewEntry = z.infer<typeof reviewEntry>;

/** The shape of `review.yaml`. */
export const reviewSchema = z.array(reviewEntry);
