import { join } from 'node:path';
import { z } from 'zod';
import type { Read } from '../../problems/read';
import { sdkSchemas } from '../../samples/languages';
import type { Sdks } from '../../samples/sample';
import { readYaml } from '../files/read-yaml';
import type { VersionFolder } from '../files/version-folder';

/** The shape of `openapi/sdks.yaml`. */
const sdksSchema: z.ZodType<Sdks> = z.strictObject({
  /** The environment variable from which samples read the caller's token. */
  token: z.string().min(1).default('API_TOKEN'),
  ...sdkSchemas,
  types: z.record(z.string(), z.string()).default({}),
  payloads: z.record(z.string(), z.string()).default({}),
});

/** Reads the names that samples use for the SDKs. Without the file, operations only have a cURL sample. */
export function readSdks({ root, folder }: VersionFolder): Promise<Read<Sdks>> {
  return readYaml(root, join(folder, 'openapi', 'sdks.yaml'), sdksSchema);
}
