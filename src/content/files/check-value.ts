import { stringify } from 'yaml';
import type { z } from 'zod';
import type { Finding } from '../../problems/problem';
import { parseYaml } from './read-yaml';

/**
 * Checks a part of another file against `schema`. The part is written as YAML to be checked, whatever
 * the file is written in, so what is found has no position.
 */
export function checkValue<T>(value: unknown, schema: z.ZodType<T>): Finding[] {
  const text = stringify(value, { aliasDuplicateObjects: false });
  const { problems } = parseYaml(text, 'value.yaml', schema);
  return problems.map(({ code, found, expected, fix }) => ({ code, found, expected, fix }));
}
