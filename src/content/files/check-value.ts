import { stringify } from 'yaml';
import type { z } from 'zod';
import type { Finding, Problem } from '../../problems/problem';
import { parseYaml } from './read-yaml';

/**
 * Checks a part of another file against `schema`. The part is written as YAML to be checked, whatever
 * the file is written in, so what is found has no position.
 */
export function checkValue<T>(
  value: unknown,
  schema: z.ZodType<T>,
): (Finding & Pick<Problem, 'severity'>)[] {
  const text = stringify(value, { aliasDuplicateObjects: false });
  return parseYaml(text, 'value.yaml', schema).problems.map(
    ({ severity, code, found, expected, fix }) => ({ severity, code, found, expected, fix }),
  );
}
