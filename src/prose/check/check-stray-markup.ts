import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding } from '../../problems/problem';
import { type LocatedFinding, positionAt, positionOf } from '../position';

/** Signs that have a meaning in Markdown or elsewhere, and that readers would see as they are. */
interface StraySign {
  pattern: RegExp;
  describe(sign: string): Finding;
}

const link = (sign: string): Finding => ({
  code: 'markup/no-link',
  found: `${sign}, which is no link`,
  expected: '[words](address), without a space between the brackets or in the address',
  fix: 'correct it; a space in an address is written %20',
});

const box = (sign: string): Finding => ({
  code: 'markup/no-box',
  found: `${sign}, which makes no box here`,
  expected: 'a component around the text, <Note> for example',
  fix: 'write <Note> and </Note> on lines of their own, with an empty line between',
});

const heading = (sign: string): Finding => ({
  code: 'markup/no-heading',
  found: `${sign} that begins no heading`,
  expected: 'two to six # and a space before the words of a heading',
  fix: 'write ## and a space, or \\# for the sign itself',
});

const label = (sign: string): Finding => {
  const definition = /\[[^[\]]+\](?:\[\])?$/.exec(sign)?.[0].replace('[]', '');
  return {
    code: 'markup/undefined-label',
    found: `${sign}, which no line defines`,
    expected: 'a definition for each label',
    fix: `add a line \`${definition}: …\`, or write \\[ for the bracket itself`,
  };
};

const pair = (sign: string): Finding => ({
  code: 'markup/single-sign',
  found: `${sign} without another one that belongs to it`,
  expected: 'the sign on both sides of the words, with no space next to them',
  fix: `close it, or write ${sign.replace(/./g, '\\$&')} for the sign itself`,
});

/** Where a line of a paragraph begins. */
const atLineStart: StraySign[] = [
  { pattern: /(?<=^[ \t>]*):::+ ?\w+/gm, describe: box },
  { pattern: /(?<=^[ \t>]*)\[!\w+\]/gm, describe: box },
  { pattern: /(?<=^[ \t>]*)(?:#{2,6}(?=[^\s#])|#{7,}(?=\s))/gm, describe: heading },
];

/** Anywhere in the words. */
const inCell: StraySign[] = [
  // Markdown leaves a label as it is when no line defines it: `[^1]`, `[words][label]`.
  { pattern: /\[(?:\^[^\]\s]+|[^\]]+\]\[[^\]]*)\]/g, describe: label },
  { pattern: /!?\[[^[\]]*\]\([^)\n]*\)?/g, describe: link },
  { pattern: /\[[^[\]]*\] \((?:[/#]|\.{1,2}\/|https?:)[^)\n]*\)/g, describe: link },
  { pattern: /\([^()\n]*\)\[(?:[/#]|\.{1,2}\/|https?:)[^\]\n]*\]/g, describe: link },
];

/** Anywhere in the words except in those of a table, whose cells may end within code. */
const inText: StraySign[] = [...inCell, { pattern: /\*\*|`+/g, describe: pair }];

/** Finds signs of Markdown in `source` that mean nothing where they are: a link with a space, bold that does not end. */
export function checkStrayMarkup(tree: Root, source: string): LocatedFinding[] {
  const findings: LocatedFinding[] = [];
  visit(tree, (node, _index, parent) => {
    const { start, end } = node.position ?? {};
    const written = source.slice(start?.offset, end?.offset);
    for (const { pattern, describe } of listSigns(node, parent)) {
      for (const { 0: sign, index } of written.matchAll(pattern)) {
        const isEscaped = /(?<!\\)(\\\\)*\\$/.test(written.slice(0, index));
        if (isEscaped) continue;
        findings.push({ ...positionAt(written, index, positionOf(node)), ...describe(sign) });
      }
    }
  });
  return findings;
}

function listSigns(node: Nodes, parent: Parents | undefined): StraySign[] {
  if (node.type === 'paragraph') return atLineStart;
  if (node.type !== 'text') return [];
  return parent?.type === 'tableCell' ? inCell : inText;
}
