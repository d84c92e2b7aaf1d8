import type { Element, ElementContent, Root, RootContent } from 'hast';

const phrasing = new Set(
  'em strong b i u s strike del ins mark code kbd samp var tt q a sub sup'.split(' '),
);
const literal = new Set(['code', 'kbd', 'samp', 'var', 'tt']);
const blocks = new Set(
  `p hr pre ul ol li dl dt dd blockquote table thead tbody tr td th h1 h2 h3 h4 h5 h6
  details`.split(/\s+/),
);

/**
 * Copies a tree so that Markdown has a form for it: emphasis, code and links around blocks are removed, the
 * spaces at both ends of emphasis and links are outside of it, and the blocks of a cell become its lines.
 */
export function separateBlocks(tree: Root): Root {
  return { ...tree, children: tree.children.flatMap((node) => separate(node)) };
}

function separate<Node extends RootContent | ElementContent>(
  node: Node,
): (Node | ElementContent)[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap((child) => separate(child)) as ElementContent[];
  if (phrasing.has(node.tagName)) {
    if (children.some(isBlock)) return children;
    if (!literal.has(node.tagName)) return moveSpacesOut({ ...node, children });
  }
  const isCell = node.tagName === 'td' || node.tagName === 'th';
  return [{ ...node, children: isCell ? toLines(children) : children }];
}

function moveSpacesOut<Node extends Element>(node: Node): (Node | ElementContent)[] {
  const [first] = node.children;
  if (first?.type !== 'text') return trimEnd(node);
  const value = first.value.trimStart();
  const rest = node.children.slice(1);
  const children = value === '' ? rest : [{ ...first, value }, ...rest];
  const before = first.value.slice(0, first.value.length - value.length);
  return [...textOf(before), ...(children.length > 0 ? trimEnd({ ...node, children }) : [])];
}

function trimEnd<Node extends Element>(node: Node): (Node | ElementContent)[] {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return [node];
  const value = last.value.trimEnd();
  const children = [...node.children.slice(0, -1), ...textOf(value)];
  return [{ ...node, children }, ...textOf(last.value.slice(value.length))];
}

function textOf(value: string): ElementContent[] {
  return value === '' ? [] : [{ type: 'text', value }];
}

function isBlock(node: ElementContent): node is Element {
  return node.type === 'element' && blocks.has(node.tagName);
}

function toLines(children: readonly ElementContent[]): ElementContent[] {
  if (!children.some(isBlock)) return [...children];
  const lines = children.flatMap((child): ElementContent[] => {
    if (!isBlock(child)) return [child];
    const mark = child.tagName === 'li' ? [{ type: 'text' as const, value: '• ' }] : [];
    return [lineBreak, ...mark, ...toLines(child.children)];
  });
  const start = lines.findIndex(hasContent);
  return start < 0 ? [] : lines.slice(start, lines.findLastIndex(hasContent) + 1);
}

const lineBreak: Element = { type: 'element', tagName: 'br', properties: {}, children: [] };

function hasContent(node: ElementContent): boolean {
  return node.type === 'text' ? node.value.trim() !== '' : node !== lineBreak;
}
