import type { Finding } from '../../problems/problem';
import type { LocatedFinding } from '../position';

/** What the MDX parser throws: a message with the place at which it stopped, if it knows it. */
interface ParserError extends Error {
  reason?: string;
  line?: number;
  column?: number;
}

/** Turns an error of the MDX parser into a message for authors. `firstLine` is used where the error has no line. */
export function describeSyntaxError(error: ParserError, firstLine: number): LocatedFinding {
  const { reason = error.message, line = firstLine, column = 1 } = error;
  // The parser stops where it misses the closing tag, and names the place of the opening one.
  const [, openedLine = line, openedColumn = column] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return { line: Number(openedLine), column: Number(openedColumn), ...explain(reason) };
}

function explain(reason: string): Finding {
  if (reason.includes('create a comment')) {
    return {
      code: 'syntax/html-comment',
      found: 'an HTML comment',
      expected: 'a text without comments',
      fix: 'remove it',
    };
  }
  if (reason.includes('create a link')) {
    return {
      code: 'syntax/autolink',
      found: 'an address in angle brackets',
      expected: 'a link with words, [the desk](https://…), or the bare address',
      fix: 'remove the angle brackets, or write \\< for the character itself',
    };
  }
  if (reason.includes('acorn')) {
    return {
      code: 'syntax/stray-brace',
      found: 'braces that are no text',
      expected: 'no code in a text, and no {#anchor} behind a heading: its words name it',
      fix: 'remove them, or write \\{ for a brace',
    };
  }
  const element = /closing tag for `<([a-z][\w-]*)>`/.exec(reason)?.[1];
  return element ? describeElement(element) : describeUnreadable(reason);
}

function describeElement(element: string): Finding {
  return {
    code: 'component/html-element',
    found: `<${element}>, which is no component`,
    expected: 'Markdown and the components of the vocabulary, no HTML',
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
