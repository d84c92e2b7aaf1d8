import { z } from 'zod';
import type { ErrorMeaning } from '../../openapi/messages';
import type { Problem } from '../../problems/problem';
import { nameFile } from '../files/read-files';
import { readYaml } from '../files/read-yaml';
import { findVersionFile } from '../files/shared-files';
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

/** What the status codes of errors mean to a caller, by status code, and the file that says so. */
export interface ReadErrors {
  errors: ReadonlyMap<string, ErrorMeaning>;
  file: string;
  problems: Problem[];
}

/** Reads what the status codes of errors mean to a caller. Empty if there is no file. */
export async function readErrors(version: VersionFolder): Promise<ReadErrors> {
  const path = await findVersionFile(version, 'openapi', 'errors.yaml');
  const { value = [], problems } = await readYaml(version.root, path, errorsSchema);
  const errors = new Map(value.map(({ status, ...meaning }) => [status, meaning]));
  return { errors, file: nameFile(version.root, path), problems };
}
