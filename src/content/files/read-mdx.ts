import type { z } from 'zod';
import { inFile, type Problem } from '../../problems/problem';
import type { Read } from '../../problems/read';
import type { Prose } from '../../prose/model';
import { parseMdx } from '../../prose/parse/parse-mdx';
import { remember } from '../../text/remember';
import { parseYaml } from './parse-yaml';
import type { SourceFile } from './read-files';

const frontmatterPattern = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

const parseBody = remember(parseMdx, (body, firstLine) => `${firstLine} ${body}`);

/** Splits a file into the YAML between its first two `---` lines and the body after them. */
export function splitFrontmatter(text: string): { yaml?: string; body: string; bodyLine: number } {
  const match = frontmatterPattern.exec(text);
  if (!match) return { body: text, bodyLine: 1 };
  const bodyLine = match[0].split('\n').length;
  return { yaml: match[1] ?? '', body: text.slice(match[0].length), bodyLine };
}

/** Reads the body of an MDX file, whatever its frontmatter says. */
export function readBody(text: string): { yaml?: string; prose: Prose } {
  const { yaml, body, bodyLine } = splitFrontmatter(text);
  return { yaml, prose: parseBody(body, bodyLine) };
}

/** An MDX file with valid frontmatter. */
export interface MdxFile<Frontmatter> {
  frontmatter: Frontmatter;
  prose: Prose;
  /** The text after the frontmatter. */
  body: string;
}

/** Reads an MDX file and checks its frontmatter against `schema` and its body against the vocabulary. */
export function readMdx<Frontmatter>(
  { file, text }: SourceFile,
  schema: z.ZodType<Frontmatter>,
): Read<MdxFile<Frontmatter>> {
  const { yaml, body, bodyLine } = splitFrontmatter(text);
  const prose = parseBody(body, bodyLine);
  const settings: Read<Frontmatter> =
    yaml === undefined
      ? { problems: [describeNoFrontmatter(file, text)] }
      : parseYaml(yaml, file, schema, { firstLine: 2 });
  return {
    ...(settings.value && { value: { frontmatter: settings.value, prose, body } }),
    problems: [
      ...inFile(file, prose.problems),
      ...checkEncoding(file, text),
      ...checkQuotes(file, yaml ?? ''),
      ...settings.problems,
    ],
  };
}

/** The line of a key or of an entry of a list, which starts a value that may go on in further lines. */
const startOfValue = /^\s*(?:-\s|[\w-]+:)/;

/** To YAML, a curly quote is a letter, so readers would see one that was meant to begin or end a value. */
function checkQuotes(file: string, yaml: string): Problem[] {
  const lines = yaml.split('\n');
  const starts = lines.flatMap((line, index) => (startOfValue.test(line) ? [index] : []));
  const isUneven = (text: string) => text.split('“').length !== text.split('”').length;
  return starts.flatMap((start, index): Problem[] => {
    if (!isUneven(lines.slice(start, starts[index + 1]).join('\n'))) return [];
    return [
      {
        severity: 'warning',
        code: 'frontmatter/lone-quote',
        file,
        line: start + 2,
        found: 'a curly quote “ or ” without the other one',
        expected: 'straight quotes around a value, and curly ones in pairs',
        fix: 'write " for the quotes of YAML, or add the other one',
      },
    ];
  });
}

function checkEncoding(file: string, text: string): Problem[] {
  const [before = '', after] = text.split('\uFFFD', 2);
  if (after === undefined) return [];
  return [
    {
      severity: 'error',
      code: 'file/not-utf-8',
      file,
      line: before.split('\n').length,
      found: 'a character that is not valid UTF-8',
      expected: 'text saved as UTF-8',
      fix: 'save the file as UTF-8, and type the character again',
    },
  ];
}

function describeNoFrontmatter(file: string, text: string): Problem {
  const hasStart = /^---[ \t]*\r?\n/.test(text);
  return {
    severity: 'error',
    code: hasStart ? 'frontmatter/no-end' : 'frontmatter/missing',
    file,
    line: 1,
    found: hasStart ? 'frontmatter that does not end' : 'no frontmatter',
    expected: 'a first line `---`, settings such as `title: Setup`, and another line `---`',
    fix: 'start the file with ---, title: …, description: … and ---, each on its own line',
  };
}
