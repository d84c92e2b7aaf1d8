import { gfmToMarkdown } from 'mdast-util-gfm';
import {
  defaultHandlers,
  type Handle,
  type Join,
  type Options,
  type Unsafe,
} from 'mdast-util-to-markdown';

/**
 * When a character of a text can mean something. The library escapes it everywhere; `[` is
 * harmless because no definition is left that it could refer to. `*` counts at the start of a line
 * because the library's own rule for lists misses the second of two such lines.
 */
const meanings: Record<string, RegExp> = {
  '*': /\S\*|\*\S|^\s*\*/m,
  _: /(?<![^\W_])_\S|\S_(?![^\W_])/,
  '~': /\S~|~~/,
  '[': /\[\^/,
  '&': /&(?:#|\w+;)/,
};

const text: Handle = (node, parent, state, info) => {
  const shown = `${info.before}${node.value}${info.after}`;
  const isNeeded = ({ atBreak, inConstruct, character }: Unsafe) =>
    atBreak || !inConstruct?.includes('phrasing') || meanings[character]?.test(shown) !== false;
  return defaultHandlers.text(
    node,
    parent,
    { ...state, unsafe: state.unsafe.filter(isNeeded) },
    info,
  );
};

/** Without an empty line, a block of a tight list would go on with the one before it. */
const separateBlocks: Join = (_left, right) =>
  right.type === 'list' || right.type === 'listItem' ? undefined : 1;

/** How a tree is written in Markdown (GFM): with as few escapes as its meaning allows. */
export const markdownOptions: Options = {
  bullet: '-',
  rule: '-',
  handlers: { text },
  join: [separateBlocks],
  // Aligned columns would be mostly spaces when one cell contains a sentence.
  extensions: [gfmToMarkdown({ tableCellPadding: true, tablePipeAlign: false })],
};
