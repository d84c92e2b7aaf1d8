import { gfmToMarkdown } from 'mdast-util-gfm';
import {
  defaultHandlers,
  type Handle,
  type Join,
  type Options,
  type Unsafe,
} from 'mdast-util-to-markdown';

/**
 * Matches the characters that need escaping, which the library escapes everywhere. `[` is harmless
 * because no definitions are left to refer to. `*` is escaped at the start of a line because the
 * library's own rule for lists misses the second of two such lines.
 */
const needsEscape: Record<string, RegExp> = {
  '*': /\S\*|\*\S|^\s*\*/m,
  _: /(?<![^\W_])_\S|\S_(?![^\W_])/,
  '~': /\S~|~~/,
  '[': /\[\^/,
  '&': /&(?:#|\w+;)/,
};

const text: Handle = (node, parent, state, info) => {
  const surrounded = `${info.before}${node.value}${info.after}`;
  const isNeeded = ({ atBreak, inConstruct, character }: Unsafe) =>
    atBreak ||
    !inConstruct?.includes('phrasing') ||
    needsEscape[character]?.test(surrounded) !== false;
  return defaultHandlers.text(
    node,
    parent,
    { ...state, unsafe: state.unsafe.filter(isNeeded) },
    info,
  );
};

/** Without an empty line, a block in a tight list would be joined with the one before it. */
const separateBlocks: Join = (_left, right) =>
  right.type === 'list' || right.type === 'listItem' ? undefined : 1;

/** The options for writing a tree as Markdown (GFM) with as few escapes as possible. */
export const markdownOptions: Options = {
  bullet: '-',
  rule: '-',
  handlers: { text },
  join: [separateBlocks],
  // Aligned columns would be mostly spaces when one cell contains a sentence.
  extensions: [gfmToMarkdown({ tableCellPadding: true, tablePipeAlign: false })],
};
