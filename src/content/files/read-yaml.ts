import type { z } from 'zod';
import { inFile, resolveOffsets } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { describeEncoding } from './decode-text';
import { explainIssue } from './explain-issue';
import { decodeOptional, nameFile } from './read-files';
import { settleIssues } from './settle-issues';
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
  const findings = settleIssues(checked.error.issues, schema, written).flatMap((issue) =>
    explainIssue(issue, text, document),
  );
  return { problems: inFile(file, resolveOffsets(findings, text, { line: firstLine, column: 1 })) };
}
