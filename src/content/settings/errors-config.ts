import { join } from 'node:path';
import { z } from 'zod';
import type { ErrorMeaning } from '../../openapi/messages';
import type { Problem } from '../../problems/problem';
import { readYaml } from '../files/read-yaml';
import type { VersionFolder } from '../files/version-folder';
import { eachOnce } from './each-once';

/** The shape of `openapi/errors.yaml`; texts in Markdown. */
export const errorsSchema = eachOnce(
  z.strictObject({
    status: z
      .string()
      .regex(/^([45](\d\d|XX)|default)$/, 'the status code of an error: "404", "4XX" or default')
      .describe('The status code in quotes: "404", "4XX" for a range, or default for the rest.'),
    meaning: z
      .string()
      .trim()
      .min(1)
      .describe('What the status code means to a caller, in Markdown.'),
    retry: z
      .enum(['no', 'after a change', 'with care', 'yes'])
      .describe(
        'Whether to send the request again: never, once it has been changed, at once for reads but only after a check for writes, or at any time.',
      ),
    action: z.string().trim().min(1).describe('What the caller should do, in Markdown.'),
  }),
  'status',
);

/** Reads what the status codes of errors mean to a caller, by status code. Empty if there is no file. */
export async function readErrors({
  root,
  folder,
}: VersionFolder): Promise<{ errors: ReadonlyMap<string, ErrorMeaning>; problems: Problem[] }> {
  const path = join(folder, 'openapi', 'errors.yaml');
  const { value = [], problems } = await readYaml(root, path, errorsSchema);
  return { errors: new Map(value.map(({ status, ...meaning }) => [status, meaning])), problems };
}
