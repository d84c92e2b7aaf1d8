import type { z } from 'zod';
import type { Problem } from '../../problems/problem';
import type { Prose } from '../../prose/model';
import { parseMdx } from '../../prose/parse/parse-mdx';
import type { SourceFile } from './read-files';
import { parseYaml } from './read-yaml';

const frontmatterPattern = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Splits a file into the YAML between its first two `---` lines and the body behind them. */
export function splitFrontmatter(text: string): { yaml?: string; body: string; bodyLine: number } {
  const match = frontmatterPattern.exec(text);
  if (!match) return { body: text, bodyLine: 1 };
  const bodyLine = match[0].split('\n').length;
  return { yaml: match[1] ?? '', body: text.slice(match[0].length), bodyLine };
}

/**
 * Reads an MDX file: frontmatter against `schema`, body against the vocabulary. Gives undefined
 * when the frontmatter does not fit; every mistake goes to `problems` with file and line.
 */
export function readMdx<Frontmatter>(
  source: SourceFile,
  schema: z.ZodType<Frontmatter>,
  problems: Problem[],
): { frontmatter: Frontmatter; prose: Prose } | undefined {
  const { yaml, body, bodyLine } = splitFrontmatter(source.text);
  const prose = parseMdx(body, bodyLine);
  for (const problem of prose.problems) {
    problems.push({ severity: 'error', file: source.file, ...problem });
  }
  const [before, behind] = source.text.split('\uFFFD', 2);
  if (behind !== undefined) {
    problems.push({
      severity: 'error',
      file: source.file,
      line: before?.split('\n').length,
      found: 'a sign that is not UTF-8',
      expected: 'a text saved as UTF-8',
      repair: 'save the file as UTF-8, and write the sign anew',
    });
  }
  if (yaml === undefined) {
    problems.push({
      severity: 'error',
      file: source.file,
      line: 1,
      found: /^\uFEFF?---[ \t]*\r?\n/.test(source.text)
        ? 'a frontmatter that does not end'
        : 'no frontmatter',
      expected: 'a first line `---`, settings like `title: Setup`, and another `---`',
      repair: 'begin the file with ---, title: …, description: … and ---, each on its line',
    });
    return undefined;
  }
  const frontmatter = parseYaml(yaml, source.file, schema, problems, 2);
  return frontmatter && { frontmatter, prose };
}
