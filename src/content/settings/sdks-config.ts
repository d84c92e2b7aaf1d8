import { join } from 'node:path';
import { z } from 'zod';
import type { Read } from '../../problems/read';
import { sdkSchemas } from '../../samples/languages';
import type { Sdks } from '../../samples/sample';
import { readYaml } from '../files/read-yaml';
import type { VersionFolder } from '../files/version-folder';

/** The shape of `openapi/sdks.yaml`. */
const sdksSchema: z.ZodType<Sdks> = z.strictObject({
  /** Environment variable that samples read the caller's token from. */
  token: z.string().min(1).default('API_TOKEN'),
  ...sdkSchemas,
  types: z.record(z.string(), z.string()).default({}),
  payloads: z.record(z.string(), z.string()).default({}),
});

/** Reads what the SDKs are called. Without the file, operations have a cURL sample only. */
export function readSdks({ root, folder }: VersionFolder): Promise<Read<Sdks>> {
  return readYaml(root, join(folder, 'openapi', 'sdks.yaml'), sdksSchema);
}
