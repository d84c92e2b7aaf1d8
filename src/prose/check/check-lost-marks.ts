import type { Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { ProseProblem } from '../model';
import { placeOf } from '../parse/place-of';
import type { Finding } from './check-tree';

/** Signs that stand for something in Markdown or elsewhere, and that readers would see as they are. */
interface LostMark {
  pattern: RegExp;
  describe(mark: string): Finding;
}

const link = (mark: string): Finding => ({
  found: `${mark}, which is no link`,
  expected: '[words](address), without a space between the brackets or in the address',
  repair: 'correct it; a space in an address is written %20',
});

const box = (mark: string): Finding => ({
  found: `${mark}, which makes no box here`,
  expected: 'a component around the text, <Note> for example',
  repair: 'write <Note> and </Note> on lines of their own, with an empty line between',
});

/** Where a line of a paragraph begins. */
const inParagraph: LostMark[] = [
  { pattern: /(?<=^[ \t>]*):::+ ?\w+/gm, describe: box },
  { pattern: /(?<=^[ \t>]*)\[!\w+\]/gm, describe: box },
  {
    pattern: /(?<=^[ \t>]*)(?:#{2,6}(?=[^\s#])|#{7,}(?=\s))/gm,
    describe: (mark) => ({
      found: `${mark} that begins no heading`,
      expected: 'two to six # and a space before the words of a heading',
      repair: 'write ## and a space, or \\# for the sign itself',
    }),
  },
];

/** Markdown leaves a label as it stands where no line defines it: `[^1]`, `[words][label]`. */
const label: LostMark = {
  pattern: /\[(?:\^[^\]\s]+|[^\]]+\]\[[^\]]*)\]/g,
  describe(mark) {
    const definition = /\[[^[\]]+\](?:\[\])?$/.exec(mark)?.[0].replace('[]', '');
    return {
      found: `${mark}, which no line defines`,
      expected: 'a definition for each label',
      repair: `add a line \`${definition}: …\`, or write \\[ for the bracket itself`,
    };
  },
};

/** Anywhere in the words. */
const links: LostMark[] = [
  label,
  { pattern: /!?\[[^[\]]*\]\([^)\n]*\)?/g, describe: link },
  { pattern: /\[[^[\]]*\] \((?:[/#]|\.{1,2}\/|https?:)[^)\n]*\)/g, describe: link },
  { pattern: /\([^()\n]*\)\[(?:[/#]|\.{1,2}\/|https?:)[^\]\n]*\]/g, describe: link },
];

/** Anywhere in the words but those of a table, whose cells may end within code. */
const inText: LostMark[] = [
  ...links,
  {
    pattern: /\*\*|`+/g,
    describe: (mark) => ({
      found: `${mark} without another one that belongs to it`,
      expected: 'the sign on both sides of the words, with no space next to them',
      repair: `close it, or write ${mark.replace(/./g, '\\$&')} for the sign itself`,
    }),
  },
];

/** Finds signs of Markdown in `source` that mean nothing where they stand: a link with a space, bold that does not end. */
export function checkLostMarks(tree: Root, source: string): ProseProblem[] {
  const problems: ProseProblem[] = [];
  visit(tree, (node: Node, _index: number | undefined, parent: Parent | undefined) => {
    if (node.type !== 'paragraph' && node.type !== 'text') return;
    const words = parent?.type === 'tableCell' ? links : inText;
    const { line, column } = placeOf(node);
    const written = source.slice(node.position?.start.offset, node.position?.end.offset);
    for (const { pattern, describe } of node.type === 'text' ? words : inParagraph) {
      for (const { 0: mark, index } of written.matchAll(pattern)) {
        if (/(?<!\\)(\\\\)*\\$/.test(written.slice(0, index))) continue;
        const [last = '', ...before] = written.slice(0, index).split('\n').reverse();
        problems.push({
          line: line + before.length,
          column: last.length + (before.length > 0 ? 1 : column),
          ...describe(mark),
        });
      }
    }
  });
  return problems;
}
