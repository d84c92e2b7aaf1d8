import type { Finding } from '../../problems/problem';
import { ExcessiveText } from './limit-text';

/** The error that the MDX parser throws: a message, and the position if it is known. */
interface ParserError extends Error {
  reason?: string;
  line?: number;
  column?: number;
}

/** Converts an error of the MDX parser to a message for authors. `firstLine` is used if the error has no line. */
export function describeSyntaxError(error: ParserError, firstLine: number): Finding {
  if (error instanceof ExcessiveText) return { ...error.position, ...error.finding };
  const { reason = error.message, line = firstLine, column = 1 } = error;
  // The parser stops where the closing tag is missing; its message contains the position of the opening tag.
  const [, openedLine = line, openedColumn = column] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return { line: Number(openedLine), column: Number(openedColumn), ...explain(reason) };
}

/** What is left out of a text for a syntax error, by its code: what starts at the last `sign` before its position. */
const mistakes: Record<string, { sign: string; pattern: RegExp }> = {
  'syntax/html-comment': { sign: '<', pattern: /^<!--(?:[\s\S]*?-->)?/ },
  'syntax/autolink': { sign: '<', pattern: /^</ },
  'syntax/stray-brace': { sign: '{', pattern: /^\{/ },
  // Other elements have a closing tag, which would be the next error.
  'component/html-element': { sign: '<', pattern: /^<(?=(?:br|hr|img|input|wbr)\b)/ },
};

/**
 * Replaces what a syntax error is about with spaces, so that the parser finds the next one. Returns
 * undefined for an error after which it would find consequences, such as a tag that is not closed.
 */
export function blankMistake(
  text: string,
  { code, line = 1, column = 1 }: Finding,
): string | undefined {
  const { sign, pattern } = mistakes[code] ?? {};
  if (sign === undefined) return undefined;
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const start = text.lastIndexOf(sign, before + column - 1);
  const [mistake] = pattern?.exec(text.slice(Math.max(0, start))) ?? [];
  if (mistake === undefined) return undefined;
  const blank = mistake.replace(/[^\r\n]/g, ' ');
  return text.slice(0, start) + blank + text.slice(start + mistake.length);
}

/** What the parser's messages mean to an author, by words that only they contain. */
const explanations: [words: string, finding: Finding][] = [
  [
    'create a comment',
    {
      code: 'syntax/html-comment',
      found: 'an HTML comment',
      expected: 'text without comments',
      fix: 'remove it',
    },
  ],
  [
    'create a link',
    {
      code: 'syntax/autolink',
      found: 'an address in angle brackets',
      expected: 'a link with text, [the desk](https://…), or the bare address',
      fix: 'remove the angle brackets, or write \\< for the character itself',
    },
  ],
  [
    'closing brace',
    {
      code: 'syntax/stray-brace',
      found: 'a brace { that is not closed',
      expected: 'text without code',
      fix: 'remove it, or write \\{ for the brace itself',
    },
  ],
  [
    'acorn',
    {
      code: 'syntax/stray-brace',
      found: 'braces that are not text',
      expected:
        'text without code, and headings without {#anchor}, because their text sets the anchor',
      fix: 'remove them, or write \\{ for a brace',
    },
  ],
];

function explain(reason: string): Finding {
  const [, known] = explanations.find(([words]) => reason.includes(words)) ?? [];
  if (known) return known;
  const element = /closing tag for `<([a-z][\w-]*)>`/.exec(reason)?.[1];
  return element ? describeElement(element) : describeUnreadable(reason);
}

function describeElement(element: string): Finding {
  return {
    code: 'component/html-element',
    found: `<${element}>, which is not a component`,
    expected: 'Markdown and the components of the vocabulary, without HTML',
    fix: 'write it in Markdown, or \\< for the character itself',
  };
}

function describeUnreadable(reason: string): Finding {
  const isUnclosed = reason.includes('closing tag');
  return {
    code: isUnclosed ? 'syntax/unclosed-tag' : 'syntax/unreadable',
    found: `text that is not MDX: ${reason.replace(/ \(\d+:\d+.*\)$/, '')}`,
    expected: 'Markdown and the components of the vocabulary, each closed where it was opened',
    fix: isUnclosed
      ? 'add the closing tag on a line of its own'
      : 'close it, or write \\< and \\{ for the characters themselves',
  };
}
