import { join } from 'node:path';
import { z } from 'zod';
import type { Read } from '../../problems/read';
import { sdkSchemas } from '../../samples/languages';
import type { Sdks } from '../../samples/sample';
import { readYaml } from '../files/read-yaml';
import type { VersionFolder } from '../files/version-folder';

/** The shape of `openapi/sdks.yaml`. */
export const sdksSchema: z.ZodType<Sdks> = z.strictObject({
  token: z
    .string()
    .min(1)
    .default('API_TOKEN')
    .describe(
      "The environment variable from which samples read the caller's token. Other credentials of the same call are in <variable>_<SCHEME>.",
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
});

/** Reads the names that samples use for the SDKs. Without the file, operations only have a cURL sample. */
export function readSdks({ root, folder }: VersionFolder): Promise<Read<Sdks>> {
  return readYaml(root, join(folder, 'openapi', 'sdks.yaml'), sdksSchema);
}
