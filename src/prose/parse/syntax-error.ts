import type { Finding } from '../check/check-tree';

const expected = 'Markdown and the components of the vocabulary, each closed where it was opened';

/** Turns a message of the MDX parser into one that tells authors what to do. */
export function explainSyntaxError(reason: string): Finding {
  if (reason.includes('create a comment')) {
    return {
      found: 'an HTML comment',
      expected: 'a text without comments',
      repair: 'remove it',
    };
  }
  if (reason.includes('create a link')) {
    return {
      found: 'an address in angle brackets',
      expected: 'a link with words, [the desk](https://…), or the bare address',
      repair: 'remove the angle brackets, or write \\< for the character itself',
    };
  }
  if (reason.includes('acorn')) {
    return {
      found: 'braces that are no text',
      expected: 'no code in a text, and no {#anchor} behind a heading: its words name it',
      repair: 'remove them, or write \\{ for a brace',
    };
  }
  const element = /closing tag for `<([a-z][\w-]*)>`/.exec(reason)?.[1];
  if (element) {
    return {
      found: `<${element}>, which is no component`,
      expected: 'Markdown and the components of the vocabulary, no HTML',
      repair: 'write it in Markdown, or \\< for the character itself',
    };
  }
  return {
    found: `text that is not MDX: ${reason.replace(/ \(\d+:\d+.*\)$/, '')}`,
    expected,
    repair: reason.includes('closing tag')
      ? 'add the closing tag on a line of its own'
      : 'close it, or write \\< and \\{ for the characters themselves',
  };
}
