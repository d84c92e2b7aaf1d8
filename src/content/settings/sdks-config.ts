import { join } from 'node:path';
import { z } from 'zod';
import type { Read } from '../../problems/read';
import type { Sdks } from '../../samples/sample';
import { readYaml } from '../files/read-yaml';
import type { VersionFolder } from '../files/version-folder';

/** The shape of `openapi/sdks.yaml`. */
const sdksSchema: z.ZodType<Sdks> = z.strictObject({
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

/** Reads what the SDKs are called. Without the file, operations have a cURL sample only. */
export function readSdks({ root, folder }: VersionFolder): Promise<Read<Sdks>> {
  return readYaml(root, join(folder, 'openapi', 'sdks.yaml'), sdksSchema);
}
