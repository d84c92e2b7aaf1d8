import { z } from 'zod';
import type { Sdks } from '../../samples/sample';

/** The settings in `openapi/sdks.yaml`. Without it, operations have a cURL sample only. */
export const sdksSchema: z.ZodType<Sdks> = z.strictObject({
  /** Environment variable that samples read the caller's token from. */
  token: z.string().min(1).default('API_TOKEN'),
  javascript: z.strictObject({ package: z.string(), client: z.string() }).optional(),
  python: z.strictObject({ package: z.string(), client: z.string() }).optional(),
  java: z
    .strictObject({
      package: z.string(),
      client: z.string(),
      loadFirst: z.strictObject({ input: z.string(), operations: z.array(z.string()) }).optional(),
    })
    .optional(),
  rust: z.strictObject({ crate: z.string() }).optional(),
  types: z.record(z.string(), z.string()).default({}),
  payloads: z.record(z.string(), z.string()).default({}),
});
