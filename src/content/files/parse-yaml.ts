import { stringify } from 'yaml';
import type { z } from 'zod';
import { type Finding, inFile, resolveOffsets } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { describeExpected } from './describe-issue';
import { explainIssues } from './explain-issues';
import { customTags } from './written-numbers';
import { parseYamlText, type YamlOptions } from './yaml-text';

/** Checks a YAML text against `schema`. */
export function parseYaml<T>(
  text: string,
  file: string,
  schema: z.ZodType<T>,
  options: YamlOptions = {},
): Read<T> {
  const { firstLine = 1 } = options;
  const { value: document, problems } = parseYamlText(text, file, options);
  if (!document) return { problems };
  const written = document.toJS({ maxAliasCount: -1 }) ?? {};
  const checked = schema.safeParse(written, { error: describeExpected });
  if (checked.success) return { value: checked.data, problems };
  const findings = explainIssues(checked.error.issues, { text, document, value: written });
  return { problems: inFile(file, resolveOffsets(findings, text, { line: firstLine, column: 1 })) };
}

/**
 * Checks a part of another file against `schema`. The part is written as YAML to be checked, whatever
 * the file is written in, so what is found has no position.
 */
export function checkValue<T>(value: unknown, schema: z.ZodType<T>): Finding[] {
  if (schema.safeParse(value).success) return [];
  const text = stringify(value, { aliasDuplicateObjects: false, customTags });
  const { problems } = parseYaml(text, 'value.yaml', schema);
  return problems.map(({ code, found, expected, fix }) => ({ code, found, expected, fix }));
}
