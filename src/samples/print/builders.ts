import { builders } from 'prettier/doc';
import type { Code } from './print';

const { group, hardline, ifBreak, indent, indentIfBreak, join, line, literalline, softline } =
  builders;

/** How items are put between brackets. */
interface BracketOptions {
  /** Follows the last item where each has a line of its own. */
  end?: ',' | '';
  /** On a single line, blanks separate the items from the brackets. */
  isSpaced?: boolean;
  /** Each item has a line of its own, even where one line had room for all. */
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

/** Code that is left out where the brackets around it are on a single line. */
export function whenBroken(code: Code): Code {
  return ifBreak(code);
}

/**
 * Puts a single item between brackets. It begins right behind the opening one, unless the line has no
 * room for the item's start.
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

/** Calls one method after the other: all on one line, or each on a line of its own. */
export function chain(head: Code, calls: Code[], isBroken: boolean): Code {
  const inner = indent(calls.map((call) => [softline, call]));
  return group([head, inner], { shouldBreak: isBroken });
}

/** Puts statements on lines of their own, further in than what opens and closes their block. */
export function block(open: Code, statements: Code[], close?: string): Code {
  const inner = indent(statements.map((statement) => [hardline, statement]));
  return [open, inner, ...(close === undefined ? [] : [hardline, close])];
}

/** Puts each part on a line of its own. */
export function stack(parts: Code[]): Code {
  return join(hardline, parts);
}

/** A text of several lines as it is, without any indentation of the code around it. */
export function verbatim(text: string): Code {
  return join(literalline, text.split('\n'));
}

/** Puts items between brackets: all on one line, or as many on each as it has room for. */
export function encloseFilled(open: Code, items: string[], close: string): Code {
  const id = Symbol('fill');
  const parts = items.flatMap((item, at): Code[] =>
    at < items.length - 1 ? [`${item},`, line] : [[item, ifBreak(',', '', { groupId: id })]],
  );
  return group([open, indent([softline, builders.fill(parts)]), softline, close], { id });
}
