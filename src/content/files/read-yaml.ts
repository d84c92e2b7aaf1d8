import { readFile } from 'node:fs/promises';
import { isMap, isScalar, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '../../problems/problem';
import {
  describeExpected,
  describeValue,
  nameOf,
  repairValue,
  showWritten,
} from '../settings/describe-issue';
import { listYamlFaults } from './yaml-faults';

/**
 * Reads a YAML file and checks it against `schema`.
 * Gives the parsed value, or undefined with at least one problem that carries file and line.
 */
export async function readYaml<T>(
  absolutePath: string,
  file: string,
  schema: z.ZodType<T>,
  problems: Problem[],
): Promise<T | undefined> {
  return parseYaml(await readFile(absolutePath, 'utf8'), file, schema, problems);
}

/** As `readYaml`, for a text that is at hand; `firstLine` is the line it starts at in its file. */
export function parseYaml<T>(
  text: string,
  file: string,
  schema: z.ZodType<T>,
  problems: Problem[],
  firstLine = 1,
): T | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const placeOf = (offset: number | undefined) => {
    const { line, col } = lines.linePos(offset ?? 0);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const faults = listYamlFaults(document);
  for (const { offset, ...fault } of faults) {
    problems.push({ severity: 'error', file, ...placeOf(offset), ...fault });
  }
  if (faults.length > 0) return undefined;
  const parsed = schema.safeParse(document.toJS({ maxAliasCount: -1 }) ?? {});
  if (parsed.success) return parsed.data;

  const nodeAt = (path: PropertyKey[]) => document.getIn(path, true) as ParsedNode | undefined;
  for (const issue of parsed.error.issues) {
    const parent = nodeAt(issue.path.slice(0, -1));
    if (issue.code === 'unrecognized_keys') {
      const map = issue.path.length === 0 ? document.contents : nodeAt(issue.path);
      for (const key of issue.keys) {
        problems.push({
          severity: 'error',
          file,
          ...placeOf(findKey(map, key) ?? map?.range?.[0]),
          found: `the unknown setting ${key}${nameOf(issue.path, ' in ')}`,
          expected: 'only settings that exist',
          repair: 'remove it, or check its spelling against README',
        });
      }
      continue;
    }
    const node = issue.path.length === 0 ? document.contents : nodeAt(issue.path);
    const name = issue.path.at(-1);
    const place = placeOf((node ?? parent ?? document.contents)?.range?.[0]);
    if (node === undefined || node === null) {
      problems.push({
        severity: 'error',
        file,
        ...place,
        found: `no ${nameOf(issue.path) || 'settings'}`,
        expected: describeExpected(issue),
        repair: name === undefined ? 'add them' : `add \`${String(name)}: …\``,
      });
      continue;
    }
    const written = showWritten(text, node);
    if (written === '') {
      problems.push({
        severity: 'error',
        file,
        ...place,
        found: `no value for ${nameOf(issue.path)}`,
        expected: describeExpected(issue),
        repair: 'write a value, or remove the setting',
      });
      continue;
    }
    problems.push({
      severity: 'error',
      file,
      ...place,
      found: describeValue(written, issue.path),
      expected: describeExpected(issue),
      repair: repairValue(issue, node, written),
    });
  }
  return undefined;
}

function findKey(map: ParsedNode | null | undefined, key: string): number | undefined {
  if (!isMap(map)) return undefined;
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
  return (pair?.key as ParsedNode | undefined)?.range?.[0];
}
