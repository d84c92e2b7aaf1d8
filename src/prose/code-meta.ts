import type { Code } from 'mdast';
import type { Node } from 'unist';
import type { Finding } from './check-tree';
import { findLanguage, languageNames } from './languages';
import { nearest } from './nearest';

/** What stands behind the language of a code block: ```` ```ts title="read.ts" {2,4-6} ````. */
export interface CodeMeta {
  title?: string;
  /** One-based numbers of the lines that are marked. */
  marked: ReadonlySet<number>;
  /** What could not be read. */
  rest: string;
}

/** Reads the meta text of a code block; unknown parts are left in `rest`. */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  let rest = meta ?? '';
  const result: { title?: string; marked: Set<number> } = { marked: new Set() };
  rest = rest.replace(/title="([^"]*)"/, (_all, title: string) => {
    result.title = title;
    return '';
  });
  rest = rest.replace(/\{([\d,\s-]+)\}/, (written, ranges: string) => {
    const lines = ranges.split(',').map(readRange);
    if (lines.some((range) => range.length === 0)) return written;
    for (const line of lines.flat()) result.marked.add(line);
    return '';
  });
  return { ...result, rest: rest.trim() };
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
  const { lang, meta } = node as Code;
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
  const { rest } = parseCodeMeta(meta);
  if (rest) {
    findings.push({
      found: `${rest} behind the language of a code block`,
      expected: 'title="…" and the numbers of marked lines, {1,3-5}',
      repair: 'correct or remove it',
    });
  }
  return findings;
}
