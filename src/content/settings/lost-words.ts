import { z } from 'zod';

const lostWordsEntry = z.strictObject({
  from: z
    .string()
    .min(1)
    .describe('The file that contained the text, below the folder of the version.'),
  address: z
    .string()
    .min(1)
    .describe(
      'What the text was about, for example the target of an overlay with the keys below it.',
    ),
  lost: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, 'a date in quotes: "2026-11-23"')
    .describe('The date of the update that removed their part, in quotes.'),
  words: z.unknown().describe('The text as it was. The text of a note is given as a whole.'),
});

/** Words whose part of the interface is gone. */
export type LostWordsEntry = z.infer<typeof lostWordsEntry>;

/** The shape of `openapi/lost-words.yaml`. */
export const lostWordsSchema = z.array(lostWordsEntry);
