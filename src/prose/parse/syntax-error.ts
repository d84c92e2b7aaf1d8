import type { Finding } from '../../problems/problem';
import type { LocatedFinding } from '../position';
import { ExcessiveText } from './limit-text';

/** The error that the MDX parser throws: a message, and the position if it is known. */
interface ParserError extends Error {
  reason?: string;
  line?: number;
  column?: number;
}

/** Converts an error of the MDX parser to a message for authors. `firstLine` is used if the error has no line. */
export function describeSyntaxError(error: ParserError, firstLine: number): LocatedFinding {
  if (error instanceof ExcessiveText) return { ...error.position, ...error.finding };
  const { reason = error.message, line = firstLine, column = 1 } = error;
  // The parser stops where the closing tag is missing; its message contains the position of the opening tag.
  const [, openedLine = line, openedColumn = column] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return { line: Number(openedLine), column: Number(openedColumn), ...explain(reason) };
}

/** What the parser stops at, by the code of its error: what it starts with, and ends with, if that is known. */
const mistakes: Record<string, { start: string; end?: string }> = {
  'syntax/html-comment': { start: '<!--', end: '-->' },
  'syntax/autolink': { start: '<' },
  'syntax/stray-brace': { start: '{' },
  'component/html-element': { start: '<' },
};

/** Elements of HTML that have no closing tag. */
const voidElement = /^<(?:br|hr|img|input|wbr)\b/;

/**
 * Replaces what a syntax error is about with spaces, so that the parser finds the next one. Returns
 * undefined for an error after which it would find consequences, such as a tag that is not closed.
 */
export function blankMistake(
  text: string,
  { code, line, column }: LocatedFinding,
): string | undefined {
  const mistake = mistakes[code];
  if (!mistake) return undefined;
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const start = text.lastIndexOf(mistake.start, before + column - 1);
  if (start < 0) return undefined;
  if (code === 'component/html-element' && !voidElement.test(text.slice(start))) return undefined;
  const end = mistake.end === undefined ? -1 : text.indexOf(mistake.end, start);
  const length = end < 0 ? mistake.start.length : end + (mistake.end?.length ?? 0) - start;
  const blank = text.slice(start, start + length).replace(/[^\r\n]/g, ' ');
  return text.slice(0, start) + blank + text.slice(start + length);
}

function explain(reason: string): Finding {
  if (reason.includes('create a comment')) {
    return {
      code: 'syntax/html-comment',
      found: 'an HTML comment',
      expected: 'text without comments',
      fix: 'remove it',
    };
  }
  if (reason.includes('create a link')) {
    return {
      code: 'syntax/autolink',
      found: 'an address in angle brackets',
      expected: 'a link with text, [the desk](https://…), or the bare address',
      fix: 'remove the angle brackets, or write \\< for the character itself',
    };
  }
  if (reason.includes('closing brace')) {
    return {
      code: 'syntax/stray-brace',
      found: 'a brace { that is not closed',
      expected: 'text without code',
      fix: 'remove it, or write \\{ for the brace itself',
    };
  }
  if (reason.includes('acorn')) {
    return {
      code: 'syntax/stray-brace',
      found: 'braces that are not text',
      expected:
        'text without code, and headings without {#anchor}, because their text sets the anchor',
      fix: 'remove them, or write \\{ for a brace',
    };
  }
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
