import { z } from 'zod';
import { sdkSchemas } from '../../samples/languages';
import type { Sdks } from '../../samples/sample';

/** The shape of `openapi/sdks.yaml`. */
export const sdksSchema: z.ZodType<Sdks> = z.strictObject({
  token: z
    .string()
    .min(1)
    .default('API_TOKEN')
    .describe(
      "The environment variable from which samples read the caller's token. Other credentials of the same call are in <variable>_<SCHEME>. The user and the password of basic authentication are in variables that end in _USER and _PASSWORD instead of _TOKEN.",
    ),
  ...sdkSchemas,
  types: z
    .record(z.string(), z.string())
    .default({})
    .describe("The SDKs' names for schemas, if they differ from those in the OpenAPI document."),
  payloads: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      "The member of the SDKs' input that contains the whole body, by operationId, for operations whose fields are not members themselves.",
    ),
  failures: z
    .partialRecord(
      z.enum(Object.keys(sdkSchemas) as [string, ...string[]]),
      z.record(z.string(), z.string().trim().min(1)),
    )
    .default({})
    .describe(
      'Why calls fail although the sample is right, in Markdown: by language, then by operationId or operationId/example. The page shows it above the sample, and npm run prove counts the failure as known.',
    ),
});
