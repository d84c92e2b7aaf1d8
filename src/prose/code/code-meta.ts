import type { Code } from 'mdast';
import type { Node } from 'unist';
import { nearest } from '../../text/nearest';
import type { Finding } from '../check/check-tree';
import { findLanguage, languageNames } from './languages';

/** What stands behind the language of a code block: ```` ```ts title="read.ts" {2,4-6} ins={3} ````. */
export interface CodeMeta {
  title?: string;
  /** One-based numbers of the lines that are marked, and of those that a change adds and removes. */
  marked: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  showLineNumbers: boolean;
  /** What could not be read. */
  rest: string;
}

/** Reads the meta text of a code block; unknown parts are left in `rest`. */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  let rest = meta ?? '';
  let title: string | undefined;
  let showLineNumbers = false;
  rest = rest.replace(/title="([^"]*)"/, (_all, text: string) => {
    title = text;
    return '';
  });
  rest = rest.replace(/(?<=^|\s)showLineNumbers(?=\s|$)/, () => {
    showLineNumbers = true;
    return '';
  });
  const take = (pattern: RegExp): Set<number> => {
    const taken = new Set<number>();
    rest = rest.replace(pattern, (written, ranges: string) => {
      const lines = ranges.split(',').map(readRange);
      if (lines.some((range) => range.length === 0)) return written;
      for (const line of lines.flat()) taken.add(line);
      return '';
    });
    return taken;
  };
  const marked = take(/(?<=^|\s)\{([\d,\s-]+)\}/);
  const inserted = take(/(?<=^|\s)ins=\{([\d,\s-]+)\}/);
  const deleted = take(/(?<=^|\s)del=\{([\d,\s-]+)\}/);
  const lines = { marked, inserted, deleted };
  return { ...(title !== undefined && { title }), ...lines, showLineNumbers, rest: rest.trim() };
}

/** More lines than a code block has; keeps a slip of the pen from filling the memory. */
const longest = 9999;

/** The lines of `4` or `4-6`; none for anything else. */
function readRange(text: string): number[] {
  const [, from, to = from] = /^\s*([1-9]\d*)(?:-(\d+))?\s*$/.exec(text) ?? [];
  const first = Number(from);
  const count = Number(to) - first + 1;
  return count > 0 && count <= longest
    ? Array.from({ length: count }, (_, index) => first + index)
    : [];
}

/** Checks a fenced code block: a known language, a readable meta text. */
export function checkCode(node: Node): Finding[] {
  const { lang, meta, value } = node as Code;
  const findings: Finding[] = [];
  if (!findLanguage(lang ?? '')) {
    const meant = nearest(lang ?? '', languageNames);
    findings.push({
      found: lang
        ? `a code block in the unknown language ${lang}`
        : 'a code block without a language',
      expected: `one of ${languageNames.join(', ')}`,
      repair: `write \`\`\`${lang && meant ? meant : 'text'}`,
    });
  }
  const { rest, ...parts } = parseCodeMeta(meta);
  if (rest) {
    findings.push({
      found: `${rest} behind the language of a code block`,
      expected:
        'title="…", showLineNumbers, and lines: {1,3-5} marked, ins={2} added, del={3-4} removed',
      repair: 'correct or remove it',
    });
  }
  return [...findings, ...checkLines(parts, value.split('\n').length)];
}

function checkLines(
  { marked, inserted, deleted }: Omit<CodeMeta, 'rest'>,
  count: number,
): Finding[] {
  const findings: Finding[] = [];
  const behind = [...marked, ...inserted, ...deleted].find((line) => line > count);
  if (behind) {
    findings.push({
      found: `line ${behind} behind the language of a code block with ${count === 1 ? 'one line' : `${count} lines`}`,
      expected: 'numbers of lines of the block, which count from 1',
      repair: 'correct or remove the number',
    });
  }
  const both = [...inserted].find((line) => deleted.has(line));
  if (both) {
    findings.push({
      found: `line ${both} of a code block as added and as removed`,
      expected: 'each line in one of ins={…} and del={…}',
      repair: 'remove it from one of the two',
    });
  }
  return findings;
}
