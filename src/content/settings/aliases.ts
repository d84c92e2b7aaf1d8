import { z } from 'zod';
import { eachOnce } from './each-once';

/** The shape of `openapi/aliases.yaml`. */
export const aliasesSchema = eachOnce(
  z.strictObject({
    slug: z
      .string()
      .regex(/^[a-z\d-]+$/, 'lower-case letters, digits and -')
      .describe('The last part of the address that readers try: update-context'),
    operation: z
      .string()
      .min(1)
      .describe('The operationId of the operation to use instead: UpdateOverride'),
    why: z.string().min(1).describe('One sentence on why the other operation is the one to use.'),
  }),
  'slug',
);
