import type { Nodes, Root } from 'mdast';
import type { Data, Processor } from 'unified';
import type { Finding } from '../../problems/problem';
import { positionOf } from '../position';
import { ExcessiveText, maxLevels, tooDeep } from './limit-text';

type Syntax = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Extract<NonNullable<Syntax['text']>[number], { tokenize: unknown }>;
type Context = ThisParameterType<Construct['tokenize']>;

/** Lists and quotes of a page, each of which takes the parser through all before it. */
const maxContainers = 1_000;
/** Lists and quotes that one line opens. */
const maxColumn = 1_000;
/** Signs in a paragraph, a heading or a cell, each of which may have to be matched with all before it. */
const maxSigns = 2_000;
const maxOpenBrackets = 10_000;
const maxClosedBrackets = 3_000;

const tooManyContainers: Finding = {
  code: 'syntax/too-many-items',
  found: `more than ${maxContainers.toLocaleString('en')} lists and quotes`,
  expected: 'fewer of them on a page',
  fix: 'split it into several pages, and show data in a code block or as a download',
};

/** Recognises nothing itself; it looks at each place where a part of a text may open. */
const limits: Syntax = {
  document: forEach('>-+*0123456789[', {
    tokenize(_effects, _ok, nok) {
      const { column } = this.now();
      if (column > maxColumn) throw new ExcessiveText(tooDeep, this.now());
      // The parser looks at each of them twice: whether it opens one, and then at all of it.
      count(this, 'containers', 2 * maxContainers, tooManyContainers);
      return nok;
    },
  }),
  text: {
    ...limitSigns('*_~!', maxSigns),
    ...limitSigns('[', maxOpenBrackets),
    ...limitSigns(']', maxClosedBrackets),
  },
};

function limitSigns(signs: string, limit: number): Record<number, Construct> {
  const excess: Finding = {
    code: 'syntax/too-many-signs',
    found: `a paragraph with more than ${limit.toLocaleString('en')} of ${[...signs].join(' ')}`,
    expected: 'fewer of them between two empty lines',
    fix: 'put code between backticks or in a code block, or divide the paragraph',
  };
  return forEach(signs, {
    tokenize(_effects, _ok, nok) {
      count(this, signs, limit, excess);
      return nok;
    },
  });
}

function forEach(signs: string, construct: Construct): Record<number, Construct> {
  return Object.fromEntries([...signs].map((sign) => [sign.charCodeAt(0), construct]));
}

const counts = new WeakMap<Context, Record<string, number>>();

function count(context: Context, what: string, limit: number, excess: Finding): void {
  const counted = counts.get(context) ?? {};
  counts.set(context, counted);
  counted[what] = (counted[what] ?? 0) + 1;
  if (counted[what] > limit) throw new ExcessiveText(excess, context.now());
}

function limitLevels(tree: Root): undefined {
  const left: { node: Nodes; level: number }[] = [{ node: tree, level: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, level } = next;
    if (level > maxLevels) throw new ExcessiveText(tooDeep, positionOf(node));
    if (!('children' in node)) continue;
    for (const child of node.children.toReversed()) left.push({ node: child, level: level + 1 });
  }
}

/**
 * Lets a parser throw `ExcessiveText` at markup that would take it, or those who go through its tree,
 * many seconds. Levels are counted before any other transform, since those go through the tree.
 */
export function limitMarkup(this: Processor): void {
  const data = this.data();
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = data;
  data.micromarkExtensions = [...micromarkExtensions, limits];
  data.fromMarkdownExtensions = [{ transforms: [limitLevels] }, ...fromMarkdownExtensions];
}
