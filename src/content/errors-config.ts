import { z } from 'zod';
import type { ErrorMeaning } from '../openapi/model';

/** `openapi/errors.yaml`: what the statuses of errors mean for a caller; texts in Markdown. */
export const errorsSchema = z.array(
  z.strictObject({
    status: z.string().regex(/^([45](\d\d|XX)|default)$/, 'a status in quotes, "404"'),
    meaning: z.string().min(1),
    retry: z.enum(['no', 'after a change', 'with care', 'yes']),
    action: z.string().min(1),
  }),
);

/** The entries by status. */
export function indexErrors(
  entries: z.infer<typeof errorsSchema>,
): ReadonlyMap<string, ErrorMeaning> {
  return new Map(entries.map(({ status, ...meaning }) => [status, meaning]));
}
