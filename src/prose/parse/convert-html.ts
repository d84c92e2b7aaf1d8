import type { Element, Nodes as HastNodes, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { Html, Paragraph, Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import type { Finding } from '../../problems/problem';
import { ExcessiveText } from './limit-text';
import { separateBlocks } from './separate-blocks';

/** HTML that Markdown has a form for, or that is shown as it is: disclosures, raised and lowered text. */
const shown = words(
  `p br hr em strong del code pre a img ul ol li blockquote table thead tbody tr th td h1 h2 h3 h4 h5 h6
  b i u s strike ins mark kbd samp var tt q dl dt dd details summary sub sup wbr`,
);
/** Elements that only arrange or style their content, which is kept. */
const transparent = words(
  `div span section article header footer main aside nav center font small big figure figcaption abbr
  cite dfn label caption tfoot picture nobr address`,
);
/** Elements that are removed with their content. */
const removed = words('script style iframe svg video audio canvas noscript template');

const schema: Schema = {
  // The boxes of task lists come from Markdown only.
  tagNames: [...shown, 'input'],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
    code: [['className', /^language-./]],
    input: [['type', 'checkbox'], 'checked'],
  },
  // An address is judged where the text is settled and rendered, like those in Markdown.
  protocols: {},
  required: { input: { type: 'checkbox' } },
  ancestors: {
    li: ['ol', 'ul'],
    tr: ['table'],
    td: ['table'],
    th: ['table'],
    thead: ['table'],
    tbody: ['table'],
    summary: ['details'],
  },
  strip: removed,
};

/** Parsing takes as long as the tags of a text multiplied by the levels that they open. */
const maxTags = 10_000;
const maxLevels = 100;

const tooManyTags: Finding = {
  code: 'syntax/too-many-tags',
  found: `HTML with more than ${maxTags.toLocaleString('en')} tags or ${maxLevels} levels`,
  expected: 'fewer of them in a description',
  fix: 'write it in Markdown',
};

/**
 * Replaces the HTML in the tree of a description by what it means in Markdown, without comments, scripts and
 * styles. A disclosure becomes a quote, and raised or lowered text is emphasised; `data.hName` has the
 * name of their element. Throws `ExcessiveText`.
 */
export function convertHtml(tree: Root): Root {
  const nodes: Html[] = [];
  const blocks: Html[] = [];
  visit(tree, 'html', (node: Html, _, parent) => {
    nodes.push(node);
    if (/^(root|blockquote|listItem)$/.test(parent?.type ?? '')) blocks.push(node);
  });
  if (nodes.length === 0) return tree;
  const tags = nodes.flatMap(({ value }) => value.match(/<\/?[a-z][^\s/>]*/gi) ?? []);
  limitTags(tags);
  dropComponents(blocks, tags);
  const known = listKnown(tags);
  for (const node of nodes) node.value = escapeUnknown(node.value, known);
  const hast = sanitize(raw(toHast(tree, { allowDangerousHtml: true })), schema);
  const separated = separateBlocks(hast as HastRoot);
  const handlers = { details: toDisclosure, sub: toElement, sup: toElement };
  const converted = toMdast(separated, { handlers });
  return converted.type === 'root' ? converted : { type: 'root', children: [] };
}

/**
 * The names that are elements. Other names in angle brackets are text (`Bearer <token>`), and so are those of
 * elements that change nothing where they are not closed: <label>.
 */
function listKnown(tags: readonly string[]): ReadonlySet<string> {
  const closed = new Set(tags.map((tag) => tag.toLowerCase()));
  const paired = [...transparent, ...removed].filter((name) => closed.has(`</${name}`));
  return new Set([...shown, ...paired]);
}

/** A tag like `<Message warning>`. */
const component = /^<\/?([A-Z]\w*|[a-z]+-[\w-]+)(?:\s[^<>]*)?>$/;

/** Drops the components of other viewers around a part of a text, which is kept: each tag is a block by itself. */
function dropComponents(blocks: readonly Html[], tags: readonly string[]): void {
  for (const block of blocks) {
    const [, name] = component.exec(block.value.trim()) ?? [];
    if (name && tags.includes(`<${name}`) && tags.includes(`</${name}`)) block.value = '';
  }
}

function escapeUnknown(html: string, known: ReadonlySet<string>): string {
  return html.replace(/<(?=\/?([a-z][^\s/>]*))/gi, (bracket, name: string) =>
    known.has(name.toLowerCase()) ? bracket : '&lt;',
  );
}

function limitTags(tags: readonly string[]): void {
  const open = new Map<string, number>();
  let level = 0;
  for (const tag of tags) {
    const name = tag.replace(/^<\/?/, '').toLowerCase();
    const before = open.get(name) ?? 0;
    const after = Math.max(0, before + (tag.startsWith('</') ? -1 : isVoid(name) ? 0 : 1));
    open.set(name, after);
    level += after - before;
    if (level > maxLevels) break;
  }
  if (level > maxLevels || tags.length > maxTags) {
    throw new ExcessiveText(tooManyTags, { line: 1, column: 1 });
  }
}

/** Elements without an end, and those that end where the next one begins. */
function isVoid(name: string): boolean {
  return /^(?:br|hr|img|wbr|p|li|dt|dd|tr|td|th)$/.test(name);
}

const toElement: Handle = (state: State, node: Element) => ({
  type: 'emphasis',
  children: state.all(node) as Paragraph['children'],
  data: { hName: node.tagName },
});

const toDisclosure: Handle = (state: State, node: Element) => {
  const content = node.children.filter((child) => !isSummary(child));
  const summary = node.children.find(isSummary);
  const title: Paragraph = {
    type: 'paragraph',
    children: summary
      ? (state.all(summary) as Paragraph['children'])
      : [{ type: 'text', value: 'Details' }],
    data: { hName: 'summary' },
  };
  const rest = state.toFlow(state.all({ ...node, children: content }));
  return {
    type: 'blockquote',
    children: [title, ...(rest as (typeof title)[])],
    data: { hName: 'details' },
  };
};

function isSummary(node: HastNodes): node is Element {
  return node.type === 'element' && node.tagName === 'summary';
}

function words(list: string): string[] {
  return list.split(/\s+/);
}

/** Whether a node is a disclosure, as `convertHtml` writes it. */
export function isDisclosure(node: RootContent): boolean {
  return node.type === 'blockquote' && node.data?.hName === 'details';
}
