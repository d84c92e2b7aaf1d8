import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { Finding } from '../../problems/problem';
import { type LocatedFinding, positionOf } from '../position';

/** Deeper trees would exceed the stack of the programs that go through them. */
const maxLevels = 500;
/** In characters. The parser takes seconds for a longer text, and nobody reads such a page. */
const maxLength = 500_000;

/** What opens a part of a text. An item of a list is two levels. */
const marker = /[>*_~[+-]|\d[.)]/g;

/** Returns true if a Markdown text may have more levels than a tree should, without parsing it. */
export function mayBeTooDeep(text: string): boolean {
  // Documents from elsewhere have numbers or objects in the place of texts, which the parser reads as text too.
  return (String(text).match(marker)?.length ?? 0) >= maxLevels / 2;
}

/** Returns the first part of a tree that is within too many others; undefined if there is none. */
export function findTooDeep(tree: Root): Node | undefined {
  const left: [node: Node, level: number][] = [[tree, 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [node, level] = next;
    if (level > maxLevels) return node;
    const { children = [] } = node as { children?: readonly Node[] };
    for (const child of children.toReversed()) left.push([child, level + 1]);
  }
  return undefined;
}

/** Describes parts of a text that are within too many others. */
export function describeTooDeep(): Finding {
  return {
    code: 'syntax/too-deep',
    found: 'quotes, lists or other parts within one another, too deep to show',
    expected: `at most ${maxLevels} levels`,
    fix: 'remove the repeated characters that open them, such as > or -',
  };
}

/** Describes a text that is too long for a page, at its first line; undefined for any other. */
export function checkLength(text: string, line: number): LocatedFinding | undefined {
  if (text.length <= maxLength) return undefined;
  return {
    ...{ line, column: 1 },
    code: 'syntax/too-long',
    found: `a text of ${text.length.toLocaleString('en')} characters`,
    expected: `at most ${maxLength.toLocaleString('en')} characters`,
    fix: 'split it into several pages, and remove data that nobody reads',
  };
}

/** Describes the first part of a tree that is too deep, at its position; undefined if there is none. */
export function checkDepth(tree: Root): LocatedFinding | undefined {
  const deep = findTooDeep(tree);
  return deep && { ...positionOf(deep), ...describeTooDeep() };
}
