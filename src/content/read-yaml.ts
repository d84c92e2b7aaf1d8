import { readFile } from 'node:fs/promises';
import { isMap, isScalar, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import type { z } from 'zod';
import { describeExpected } from './describe-issue';
import type { Problem } from './problem';

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

/** The words of a YAML error, without the place, which is told apart. */
export function describeYamlError({ message }: { message: string }): string {
  return (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
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
  for (const error of document.errors) {
    problems.push({
      severity: 'error',
      file,
      ...placeOf(error.pos[0]),
      found: `text that is not YAML: ${describeYamlError(error)}`,
      expected: 'valid YAML',
      repair: 'mend the syntax at this place; values with a colon or a # need quotes',
    });
  }
  if (document.errors.length > 0) return undefined;
  const parsed = schema.safeParse(document.toJS() ?? {});
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
    const isMissing = node === undefined || node === null;
    problems.push({
      severity: 'error',
      file,
      ...placeOf((node ?? parent ?? document.contents)?.range?.[0]),
      found: isMissing ? `no ${nameOf(issue.path) || 'settings'}` : describeValue(node, issue.path),
      expected: describeExpected(issue),
      repair: isMissing && name !== undefined ? `add \`${String(name)}: …\`` : 'correct the value',
    });
  }
  return undefined;
}

function showKey(key: PropertyKey): string {
  return typeof key === 'number' ? `, entry ${key + 1}` : `.${String(key)}`;
}

/** "label in navbar.items, entry 1", or nothing for the file itself; entries are counted from one. */
function nameOf(path: PropertyKey[], before = ''): string {
  if (path.length === 0) return '';
  const isEntry = typeof path.at(-1) === 'number';
  const within = path
    .slice(0, isEntry ? undefined : -1)
    .map(showKey)
    .join('')
    .replace(/^[., ]+/, '');
  if (isEntry) return before + within;
  return before + String(path.at(-1)) + (within && ` in ${within}`);
}

/** A value as it is written, with the place it stands in: "type: dropdown in navbar.items, entry 1". */
function describeValue(node: ParsedNode, path: PropertyKey[]): string {
  const written = String(node).replace(/\s+/g, ' ').trim();
  const value = written.length > 60 ? `${written.slice(0, 60)}…` : written;
  const key = path.at(-1);
  if (typeof key !== 'string') return `${value}${nameOf(path, ' as ')}`;
  const [name = '', place] = nameOf(path).split(' in ');
  return `${name}: ${value}${place ? ` in ${place}` : ''}`;
}

function findKey(map: ParsedNode | null | undefined, key: string): number | undefined {
  if (!isMap(map)) return undefined;
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
  return (pair?.key as ParsedNode | undefined)?.range?.[0];
}
