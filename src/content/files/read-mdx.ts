import type { z } from 'zod';
import type { Problem } from '../../problems/problem';
import type { Read } from '../../problems/read';
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

/** An MDX file whose frontmatter can be used. */
export interface MdxFile<Frontmatter> {
  frontmatter: Frontmatter;
  prose: Prose;
  /** The text behind the frontmatter. */
  body: string;
}

/** Reads an MDX file: frontmatter against `schema`, body against the vocabulary. */
export function readMdx<Frontmatter>(
  { file, text }: SourceFile,
  schema: z.ZodType<Frontmatter>,
): Read<MdxFile<Frontmatter>> {
  const { yaml, body, bodyLine } = splitFrontmatter(text);
  const prose = parseMdx(body, bodyLine);
  const settings: Read<Frontmatter> =
    yaml === undefined
      ? { problems: [describeNoFrontmatter(file, text)] }
      : parseYaml(yaml, file, schema, 2);
  return {
    ...(settings.value && { value: { frontmatter: settings.value, prose, body } }),
    problems: [
      ...prose.problems.map((problem): Problem => ({ severity: 'error', file, ...problem })),
      ...checkEncoding(file, text),
      ...settings.problems,
    ],
  };
}

function checkEncoding(file: string, text: string): Problem[] {
  const [before = '', behind] = text.split('\uFFFD', 2);
  if (behind === undefined) return [];
  return [
    {
      severity: 'error',
      code: 'file/not-utf-8',
      file,
      line: before.split('\n').length,
      found: 'a sign that is not UTF-8',
      expected: 'a text saved as UTF-8',
      fix: 'save the file as UTF-8, and write the sign anew',
    },
  ];
}

function describeNoFrontmatter(file: string, text: string): Problem {
  const hasStart = /^\uFEFF?---[ \t]*\r?\n/.test(text);
  return {
    severity: 'error',
    code: hasStart ? 'frontmatter/no-end' : 'frontmatter/missing',
    file,
    line: 1,
    found: hasStart ? 'a frontmatter that does not end' : 'no frontmatter',
    expected: 'a first line `---`, settings like `title: Setup`, and another `---`',
    fix: 'begin the file with ---, title: …, description: … and ---, each on its line',
  };
}
