import type { Finding } from '../../problems/problem';
import { describeElement } from '../check/fix-element';
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

/**
 * For each code of a syntax error, what `blankMistake` replaces. It begins with the character `start`, which is before
 * the reported position, because the parser reports where it stopped. It ends where `pattern` ends.
 */
const mistakes: Record<string, { start: string; pattern: RegExp }> = {
  'syntax/html-comment': { start: '<', pattern: /^<!--(?:[\s\S]*?-->)?/ },
  'syntax/autolink': { start: '<', pattern: /^</ },
  'syntax/stray-angle': { start: '<', pattern: /^</ },
  'syntax/stray-brace': { start: '{', pattern: /^\{/ },
  'component/placeholder': { start: '<', pattern: /^</ },
  // Other elements have a closing tag, which would be the next error.
  'component/html-element': { start: '<', pattern: /^<(?=(?:br|hr|img|input|wbr)\b)/ },
};

/**
 * Replaces the mistake that a syntax error reports with spaces, and returns the text, in which the parser then finds the
 * next error. Returns undefined if that could be a mere consequence, as after a tag that is not closed.
 */
export function blankMistake(
  text: string,
  { code, line = 1, column = 1 }: Finding,
): string | undefined {
  const { start, pattern } = mistakes[code] ?? {};
  if (start === undefined) return undefined;
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const offset = text.lastIndexOf(start, before + column - 1);
  const [mistake] = pattern?.exec(text.slice(Math.max(0, offset))) ?? [];
  if (mistake === undefined) return undefined;
  const blank = mistake.replace(/[^\r\n]/g, ' ');
  return text.slice(0, offset) + blank + text.slice(offset + mistake.length);
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
    'import/exports',
    {
      code: 'syntax/import-or-export',
      found: 'a line that starts with import or export',
      expected: 'text without code',
      fix: 'remove the line, or start it with another word',
    },
  ],
  [
    'acorn',
    {
      code: 'component/expression',
      found: 'braces in a tag',
      expected: 'attributes with text in quotes as their value',
      fix: 'write name="value"',
    },
  ],
];

function explain(reason: string): Finding {
  const [, known] = explanations.find(([words]) => reason.includes(words)) ?? [];
  if (known) return known;
  const [, character = '', code = ''] =
    /^Unexpected character `(.+?)` \(U\+([\dA-F]+)/su.exec(reason) ?? [];
  const hidden = invisible[code];
  if (hidden !== undefined) return describeInvisible(code, hidden);
  if (code !== '' && reason.includes('before name')) return describeAngle(character);
  const element = /closing tag for `<([a-z][\w-]*)>`/.exec(reason)?.[1];
  if (element) return describeElement(element);
  const tag = /closing tag for `(<\w+>)`/.exec(reason)?.[1];
  return tag ? describeUnclosed(tag, reason) : describeUnreadable(reason);
}

/** Characters that look like nothing or like a space, by their code points. */
const invisible: Readonly<Record<string, string>> = {
  '00A0': 'a no-break space',
  '00AD': 'a soft hyphen',
  '200B': 'a zero-width space',
  '200C': 'a zero-width non-joiner',
  '200D': 'a zero-width joiner',
  '200E': 'a left-to-right mark',
  '2060': 'a word joiner',
  FEFF: 'a byte order mark',
};

function describeInvisible(code: string, name: string): Finding {
  return {
    code: 'syntax/invisible-character',
    found: `an invisible character in a tag: ${name}, U+${code}`,
    expected: 'a tag of visible characters and plain spaces',
    fix: 'delete the tag and type it again, because such a character comes with copied text',
  };
}

function describeAngle(next: string): Finding {
  return {
    code: 'syntax/stray-angle',
    found: `<${next}, which looks like a tag`,
    expected: 'text, or one of the components of the vocabulary',
    fix: `write \\<${next}, or put it between backticks if it is code`,
  };
}

function describeUnclosed(tag: string, reason: string): Finding {
  const [, parent] = /^Unexpected closing tag `(.+?)`/.exec(reason) ?? [];
  return {
    code: 'syntax/unclosed-tag',
    found: `${tag}, which starts here and is not closed${parent ? ` before ${parent}` : ''}`,
    expected: 'components that are each closed where they were opened',
    fix: `add ${tag.replace('<', '</')} on a line of its own, or write \\${tag} if it is no tag`,
  };
}

function describeUnreadable(reason: string): Finding {
  return {
    code: 'syntax/unreadable',
    found: `text that is not MDX: ${reason.replace(/ \(\d+:\d+.*\)$/, '')}`,
    expected: 'Markdown and the components of the vocabulary, each closed where it was opened',
    fix: 'close it, or write \\< and \\{ for the characters themselves',
  };
}
