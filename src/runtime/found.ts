import { openAround } from './targets';

/** The name of the highlight in `styles/base.css`. */
const name = 'found';

/** What a line of text is in. */
const blockSelector = 'p, li, dt, dd, th, td, pre, summary, figcaption, h1, h2, h3, h4';

/** The text nodes of a block, with the positions at which they start in its text. */
interface Block {
  element: Element;
  text: string;
  nodes: { node: Text; start: number }[];
}

/** Lists the blocks of the page from an element on, those that are shown first. */
function listBlocks(main: Element, from: Element): Block[] {
  const blocks = new Map<Element, Block>();
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement?.closest(blockSelector);
    const isAfter = from.contains(node) || from.compareDocumentPosition(node) & 4;
    if (!element || !isAfter) continue;
    const block = blocks.get(element) ?? { element, text: '', nodes: [] };
    block.nodes.push({ node, start: block.text.length });
    block.text += node.data;
    blocks.set(element, block);
  }
  const isShown = ({ element }: Block) => Number(element.checkVisibility());
  return [...blocks.values()].sort((one, other) => isShown(other) - isShown(one));
}

/** Makes a range of a part of a block's text. */
function toRange({ nodes }: Block, [start, end]: [number, number]): Range {
  const range = new Range();
  const find = (position: number) => nodes.findLast((each) => each.start < position) ?? nodes[0];
  const first = find(start + 1);
  const last = find(end);
  if (first && last) {
    range.setStart(first.node, start - first.start);
    range.setEnd(last.node, end - last.start);
  }
  return range;
}

/** Matches a piece of text with any white space; each of its parts is a group. */
function toPattern(parts: readonly string[]): RegExp {
  const groups = parts.map((part) => {
    const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return `(${escaped.replace(/\s+/g, '\\s+')})`;
  });
  return new RegExp(groups.join(''), 'd');
}

/**
 * Marks what a search has found, which its link handed over as pieces of text whose every second part is a word of
 * the query; without words, the pieces as a whole. The browser marks it, so that the page stays as it is, and the
 * address too. What is out of sight is scrolled to.
 */
export function markFound(): void {
  CSS.highlights?.delete(name);
  const { found, ...state } = history.state ?? {};
  if (!found) return;
  // Only who comes from the search came for it.
  history.replaceState(state, '');
  const main = document.querySelector('main');
  if (!main || !CSS.highlights) return;
  const blocks = listBlocks(main, document.querySelector('[data-target]') ?? main);
  const ranges: Range[] = [];
  let place: Element | undefined;
  for (const parts of JSON.parse(found) as string[][]) {
    const pattern = toPattern(parts);
    const block = blocks.find(({ text }) => pattern.test(text));
    if (!block) continue;
    const [whole, ...groups] = pattern.exec(block.text)?.indices ?? [];
    const marked = parts.length > 1 ? groups.filter((_, index) => index % 2 === 1) : [whole];
    ranges.push(...marked.flatMap((each) => (each ? toRange(block, each) : [])));
    openAround(block.element);
    place ??= block.element;
  }
  CSS.highlights.set(name, new Highlight(...ranges));
  requestAnimationFrame(() => {
    const { top = 0, bottom = 0 } = ranges[0]?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) place?.scrollIntoView({ block: 'center' });
  });
}
