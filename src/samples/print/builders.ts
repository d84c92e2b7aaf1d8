import { builders } from 'prettier/doc';
import type { Code } from './print';

const { group, hardline, ifBreak, indent, indentIfBreak, join, line, literalline, softline } =
  builders;

/** Options for items between brackets. */
interface BracketOptions {
  /** Follows the last item if each has a line of its own. */
  end?: ',' | '';
  /** Whether blanks separate the items from the brackets on a single line. */
  isSpaced?: boolean;
  /** Whether each item has a line of its own, even if all fit on one line. */
  isBroken?: boolean;
}

/** Puts items between brackets: all on one line, or each on a line of its own. */
export function enclose(
  open: Code,
  items: Code[],
  close: Code,
  { end = ',', isSpaced = false, isBroken = false }: BracketOptions = {},
): Code {
  if (items.length === 0) return [open, close];
  const edge = isSpaced ? line : softline;
  const inner = indent([edge, join([',', line], items)]);
  return group([open, inner, ifBreak(end), edge, close], { shouldBreak: isBroken });
}

/** Code that is left out if the brackets around it are on a single line. */
export function whenBroken(code: Code): Code {
  return ifBreak(code);
}

/**
 * Puts a single item between brackets. It starts right after the opening bracket, unless the start of
 * the item doesn't fit on the line.
 */
export function hug(open: Code, item: Code, close: string, end: ',' | '' = ','): Code {
  const groupId = Symbol('hug');
  return [
    open,
    group(indent(softline), { id: groupId }),
    indentIfBreak(item, { groupId }),
    ifBreak([end, softline], '', { groupId }),
    close,
  ];
}

/** Chains method calls: all on one line, or each on a line of its own. */
export function chain(head: Code, calls: Code[], isBroken: boolean): Code {
  const inner = indent(calls.map((call) => [softline, call]));
  return group([head, inner], { shouldBreak: isBroken });
}

/** Puts each statement on a line of its own, indented within the block. */
export function block(open: Code, statements: Code[], close?: string): Code {
  const inner = indent(statements.map((statement) => [hardline, statement]));
  return [open, inner, ...(close === undefined ? [] : [hardline, close])];
}

/** Puts each part on a line of its own. */
export function stack(parts: Code[]): Code {
  return join(hardline, parts);
}

/** Prints a text of several lines as it is, without the indentation of the code around it. */
export function verbatim(text: string): Code {
  return join(literalline, text.split('\n'));
}

/** Puts items between brackets: all on one line, or as many per line as fit. */
export function encloseFilled(open: Code, items: string[], close: string): Code {
  const id = Symbol('fill');
  const parts = items.flatMap((item, at): Code[] =>
    at < items.length - 1 ? [`${item},`, line] : [[item, ifBreak(',', '', { groupId: id })]],
  );
  return group([open, indent([softline, builders.fill(parts)]), softline, close], { id });
}
