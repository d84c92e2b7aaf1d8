import { stringify } from 'yaml';
import type { z } from 'zod';
import { type Finding, inFile, resolveOffsets } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { describeEncoding } from './decode-text';
import { explainIssues } from './explain-issues';
import { decodeOptional, nameFile } from './read-files';
import { parseYamlText } from './yaml-text';

/** Reads a YAML file and checks it against `schema`; a missing file results in neither a value nor a problem. */
export async function readYaml<T>(
  root: string,
  absolutePath: string,
  schema: z.ZodType<T>,
): Promise<Read<T>> {
  const decoded = await decodeOptional(absolutePath);
  if (!decoded) return { problems: [] };
  const file = nameFile(root, absolutePath);
  const { text, encoding } = decoded;
  return encoding
    ? { problems: [describeEncoding(file, encoding)] }
    : parseYaml(text, file, schema);
}

/** Checks a YAML text against `schema`; `firstLine` is the line of the file on which it starts. */
export function parseYaml<T>(
  text: string,
  file: string,
  schema: z.ZodType<T>,
  firstLine = 1,
): Read<T> {
  const { value: document, problems } = parseYamlText(text, file, firstLine);
  if (!document) return { problems };
  const written = document.toJS({ maxAliasCount: -1 }) ?? {};
  const checked = schema.safeParse(written);
  if (checked.success) return { value: checked.data, problems };
  const findings = explainIssues(checked.error.issues, { schema, text, document, value: written });
  return { problems: inFile(file, resolveOffsets(findings, text, { line: firstLine, column: 1 })) };
}

/**
 * Checks a part of another file against `schema`. The part is written as YAML to be checked, whatever
 * the file is written in, so what is found has no position.
 */
export function checkValue<T>(value: unknown, schema: z.ZodType<T>): Finding[] {
  const text = stringify(value, { aliasDuplicateObjects: false });
  const { problems } = parseYaml(text, 'value.yaml', schema);
  return problems.map(({ code, found, expected, fix }) => ({ code, found, expected, fix }));
}
