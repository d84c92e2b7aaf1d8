import { z } from 'zod';
import { eachOnce } from './each-once';

/** The shape of `openapi/errors.yaml`, which is read by status code; texts in Markdown. */
export const errorsSchema = eachOnce(
  z.strictObject({
    status: z
      .string()
      .regex(/^([45](\d\d|XX)|default)$/, 'the status code of an error: "404", "4XX" or default')
      .describe('The status code in quotes: "404", "4XX" for a range, or default for the rest.'),
    label: z
      .string()
      .trim()
      .min(1)
      .optional()
      .describe('What the status code is called, if it is none of HTTP’s own: "Webhook failed".'),
    meaning: z
      .string()
      .trim()
      .min(1)
      .describe('What the status code means to a caller, in Markdown.'),
    retry: z
      .enum(['no', 'after a change', 'with care', 'yes'])
      .describe(
        'Whether to send the request again: never, once it has been changed, at once for reads but only after a check for writes, or at any time.',
      ),
    action: z.string().trim().min(1).describe('What the caller should do, in Markdown.'),
  }),
  'status',
).transform((entries) => new Map(entries.map(({ status, ...meaning }) => [status, meaning])));
