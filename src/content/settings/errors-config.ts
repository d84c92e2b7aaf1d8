import { z } from 'zod';
import type { ErrorMeaning } from '../../openapi/model';
import { eachOnce } from './each-once';

/** `openapi/errors.yaml`: what the statuses of errors mean for a caller; texts in Markdown. */
export const errorsSchema = eachOnce(
  z.strictObject({
    status: z
      .string()
      .regex(/^([45](\d\d|XX)|default)$/, 'the status of an error: "404", "4XX" or default'),
    meaning: z.string().trim().min(1),
    retry: z.enum(['no', 'after a change', 'with care', 'yes']),
    action: z.string().trim().min(1),
  }),
  'status',
);

/** The entries by status. */
export function indexErrors(
  entries: z.infer<typeof errorsSchema>,
): ReadonlyMap<string, ErrorMeaning> {
  return new Map(entries.map(({ status, ...meaning }) => [status, meaning]));
}
