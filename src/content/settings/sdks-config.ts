import { z } from 'zod';
import { sdkSchemas } from '../../samples/languages';
import type { Sdks } from '../../samples/sample';

/** The settings in `openapi/sdks.yaml`. Without it, operations have a cURL sample only. */
export const sdksSchema: z.ZodType<Sdks> = z.strictObject({
  /** Environment variable that samples read the caller's token from. */
  token: z.string().min(1).default('API_TOKEN'),
  ...sdkSchemas,
  types: z.record(z.string(), z.string()).default({}),
  payloads: z.record(z.string(), z.string()).default({}),
});
