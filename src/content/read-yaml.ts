import { readFile } from 'node:fs/promises';
import { LineCounter, type ParsedNode, parseDocument } from 'yaml';
import type { z } from 'zod';
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
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  for (const error of document.errors) {
    problems.push({
      severity: 'error',
      file,
      ...place(error.pos[0]),
      found: `text that is not YAML: ${error.message.split('\n')[0]}`,
      expected: 'valid YAML',
      repair: 'mend the syntax at this place; values with a colon or a # need quotes',
    });
  }
  if (document.errors.length > 0) return undefined;
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const node = document.getIn(issue.path as string[], true) as ParsedNode | undefined;
    const parent = document.getIn(issue.path.slice(0, -1) as string[], true) as
      | ParsedNode
      | undefined;
    const range = node?.range ?? parent?.range ?? document.contents?.range;
    problems.push({
      severity: 'error',
      file,
      ...(range ? place(range[0]) : { line: firstLine }),
      ...describeIssue(issue, node === undefined),
    });
  }
  return undefined;
}

function describeIssue(issue: z.core.$ZodIssue, isMissing: boolean) {
  const name = issue.path.join('.') || 'the file';
  if (issue.code === 'unrecognized_keys') {
    return {
      found: `unknown ${issue.keys.length > 1 ? 'settings' : 'setting'} ${issue.keys.join(', ')}`,
      expected: `only known settings in ${name}`,
      repair: 'remove it, or check its spelling against README',
    };
  }
  return {
    found: isMissing ? `no ${name}` : `${name} that does not fit`,
    expected: issue.message,
    repair: isMissing ? `add \`${String(issue.path.at(-1))}: …\`` : `correct the value of ${name}`,
  };
}
