import type { Nodes, Parents, Root } from 'mdast';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { positionAt } from '../../problems/place';
import type { Finding } from '../../problems/problem';

/** Markup of Markdown or another language that has no effect, so that readers would see it as it is. */
interface StrayMarkup {
  pattern: RegExp;
  describe(markup: string): Finding;
}

const link = (markup: string): Finding => ({
  code: 'markup/no-link',
  found: `${markup}, which is not a valid link`,
  expected: '[text](address), without a space between the brackets or in the address',
  fix: 'correct it; write %20 for a space in the address',
});

const box = (markup: string): Finding => ({
  code: 'markup/no-box',
  found: `${markup}, which is not supported here`,
  expected: 'a component around the text, for example <Note>',
  fix: 'write <Note> and </Note> on lines of their own, with an empty line between',
});

const heading = (markup: string): Finding => ({
  code: 'markup/no-heading',
  found: `${markup}, which does not start a heading`,
  expected: 'two to six # and a space before the text of a heading',
  fix: 'write ## and a space, or \\# for the character itself',
});

const label = (markup: string): Finding => {
  const definition = /\[[^[\]]+\](?:\[\])?$/.exec(markup)?.[0].replace('[]', '');
  return {
    code: 'markup/undefined-label',
    found: `${markup}, which no line defines`,
    expected: 'a definition for each label',
    fix: `add a line \`${definition}: …\`, or write \\[ for the bracket itself`,
  };
};

const pair = (markup: string): Finding => ({
  code: 'markup/single-sign',
  found: `${markup} without a matching one`,
  expected: 'markup on both sides of the text, without a space next to it',
  fix: `close it, or write ${markup.replace(/./g, '\\$&')} for the characters themselves`,
});

/** Describes markup of other tools that is plain text here. */
const foreign = (code: string, what: string, fix: string) => {
  return (markup: string): Finding => ({
    code: `markup/${code}`,
    severity: 'warning',
    found: `${markup}, which is ${what} in other tools but plain text here`,
    expected: 'Markdown and the components of the vocabulary',
    fix,
  });
};

const formula = foreign(
  'formula',
  'a formula',
  'write it in words or between backticks, draw it for a <Figure>, or write \\$ for the sign itself',
);
const definition = foreign(
  'definition-list',
  'a definition',
  'write `- **Term**: definition`, or \\: for the sign itself',
);
const wikiLink = foreign(
  'wiki-link',
  'a link',
  'write [text](address), or put it between backticks if it is code',
);
const highlight = foreign(
  'highlight',
  'highlighted',
  'write **text**, or put it between backticks if it is code',
);
const raised = foreign(
  'raised',
  'raised',
  'write the character itself, such as ² or ³, or put it between backticks if it is code',
);

const singleTilde = (markup: string): Finding => ({
  code: 'markup/single-tilde',
  severity: 'warning',
  found: `${markup}, which is lowered in other tools but struck through here`,
  expected: '~~ on both sides of text that is struck through',
  fix: 'write ~~, or the character itself, such as ₂ in H₂O',
});

/** At the start of a line of a paragraph. */
const atLineStart: StrayMarkup[] = [
  { pattern: /(?<=^[ \t>]*)\$\$(?:[^$]*\$\$)?/gm, describe: () => formula('$$ … $$') },
  {
    pattern: /(?<=^[ \t>]*):(?=[ \t]+\S)/gm,
    describe: () => definition('a line that starts with a colon'),
  },
  { pattern: /(?<=^[ \t>]*)(?::::+|!!!) ?\w+/gm, describe: box },
  { pattern: /(?<=^[ \t>]*)\[!\w+\]/gm, describe: box },
  { pattern: /(?<=^[ \t>]*)(?:#{2,6}(?=[^\s#])|#{7,}(?=\s))/gm, describe: heading },
];

/** Anywhere in text. */
const inCell: StrayMarkup[] = [
  // A label without a definition is plain text in Markdown: `[^1]`, `[words][label]`.
  { pattern: /\[(?:\^[^\]\s]{1,999}|[^\]]{1,999}\]\[[^\]]{0,999})\]/g, describe: label },
  { pattern: /!?\[[^[\]]*\]\([^)\n]*\)?/g, describe: link },
  { pattern: /\[[^[\]]*\] \((?:[/#]|\.{1,2}\/|https?:)[^)\n]*\)/g, describe: link },
  { pattern: /\([^()\n]*\)\[(?:[/#]|\.{1,2}\/|https?:)[^\]\n]*\]/g, describe: link },
  { pattern: /!?\[\[[\p{L}_/#.](?:[^[\]\n]*[^[\]\s])?\]\]/gu, describe: wikiLink },
  { pattern: /(?<![=\w])==(?![=\s])(?:[^=\n]*[^=\s])?==(?![=\w])/g, describe: highlight },
  { pattern: /(?<=\w)\^[^\s^]{1,20}\^/g, describe: raised },
  { pattern: /(?<=\S.*)\$\$[^$\n]+\$\$/g, describe: formula },
  // A formula for certain: a single letter, or something with =, ^ or a command such as \\alpha.
  {
    pattern:
      /(?<![\w$])\$(?:[a-zA-Z]|(?=[^$\n]*(?:[=^]|\\[a-z]))[^\s$](?:[^$\n]*[^\s$])?)\$(?![\w$])/g,
    describe: formula,
  },
];

/** Anywhere in text except in tables, whose cells may end within code. */
const inText: StrayMarkup[] = [...inCell, { pattern: /\*\*|`+/g, describe: pair }];

/** Finds Markdown in `source` that has no effect where it is: a link with a space, bold text that does not end. */
export function checkStrayMarkup(tree: Root, source: string): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node, place, parent) => {
    const position = node.position ?? findPosition(parent, place);
    if (!position) return;
    const { start, end } = position;
    const written = source.slice(start.offset, end.offset);
    for (const { pattern, describe } of listStrayMarkup(node, parent)) {
      for (const { 0: markup, index } of written.matchAll(pattern)) {
        if (isEscaped(written, index)) continue;
        findings.push({ ...positionAt(written, index, start), ...describe(markup) });
      }
    }
  });
  return findings;
}

/** A character after an odd number of backslashes is escaped. */
function isEscaped(text: string, index: number): boolean {
  let start = index;
  while (text[start - 1] === '\\') start -= 1;
  return (index - start) % 2 === 1;
}

/**
 * Finds the text of the nodes without a position from `place` on: a bare address, and what is around it.
 * Undefined for all but the first of them, which represents them all.
 */
function findPosition(parent: Parents | undefined, place = 0): Position | undefined {
  const before = parent?.children[place - 1];
  if (!parent?.position || (before && !before.position)) return undefined;
  const after = parent.children.slice(place).find(({ position }) => position);
  return {
    start: before?.position?.end ?? parent.position.start,
    end: after?.position?.start ?? parent.position.end,
  };
}

function listStrayMarkup(node: Nodes, parent: Parents | undefined): StrayMarkup[] {
  if (node.type === 'paragraph') return atLineStart;
  if (node.type === 'delete') return [{ pattern: /^~[^~]+~$/g, describe: singleTilde }];
  if (node.type !== 'text' && node.position) return [];
  return parent?.type === 'tableCell' ? inCell : inText;
}
