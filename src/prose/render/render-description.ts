import type { ElementContent, Parents, Root as SafeRoot } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Heading, Root } from 'mdast';
import { type State, toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { nameSections } from '../extract/name-sections';
import { parseMarkdown } from '../parse/parse-markdown';
import { keepNamesWhole } from './keep-names-whole';
import { renderTable } from './render-table';

const alignment: [string, RegExp] = ['style', /^text-align:\w+$/];

/** What is allowed in untrusted text: plain formatting, and links that cannot run code. */
const allowed = {
  tagNames: [
    'p',
    'br',
    'em',
    'strong',
    'del',
    'code',
    'pre',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'div',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
    'sub',
    'sup',
    'details',
    'summary',
    'input',
  ],
  // Ids come from `nameSections` only, and those of a table and the region around it from `renderTable`.
  attributes: {
    p: ['id'],
    a: ['href', 'title'],
    ol: ['start'],
    input: ['checked', 'disabled', 'type'],
    div: ['ariaLabel', 'className', 'role', 'tabIndex'],
    table: ['className', 'role'],
    thead: ['role'],
    tbody: ['role'],
    tr: ['role'],
    th: ['role', 'scope', alignment],
    td: ['dataLabel', 'role', alignment],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style'],
  clobber: [],
};

/**
 * Renders the Markdown of a description, which may be untrusted, to safe HTML. A link without an address
 * that leads somewhere is text. A single paragraph is returned without its `<p>`, so
 * that it fits in a row. `href` returns a link's address in the browser.
 */
export function renderDescription(markdown: string, href: (url: string) => string): string {
  return printTree(toSafeTree(parseMarkdown(markdown), href));
}

/**
 * Renders a description in two parts: its first paragraph without the `<p>`, and what follows. What a paragraph
 * announces with a colon belongs to it, as does what follows a notice, which begins in bold type. All of it is the
 * first part if it begins with something else.
 */
export function renderLead(
  markdown: string,
  href: (url: string) => string,
): { lead: string; rest: string } {
  const tree = toSafeTree(parseMarkdown(markdown), href);
  const [first, ...others] = tree.children;
  const isParagraph = first?.type === 'element' && first.tagName === 'p';
  if (!isParagraph || others.length === 0) return { lead: printTree(tree), rest: '' };
  const paragraph = toHtml(first.children);
  if (!/^<strong>|:(?:<[^>]*>|\s)*$/.test(paragraph))
    return { lead: paragraph, rest: toHtml(others).trimStart() };
  const end = others.findIndex(({ type }) => type === 'element') + 1;
  return {
    lead: toHtml([first, ...others.slice(0, end)]),
    rest: toHtml(others.slice(end)).trimStart(),
  };
}

/** Renders the description of an API like any other, with an anchor for each of its headings. */
export function renderSections(markdown: string, href: (url: string) => string): string {
  return printTree(toSafeTree(nameSections(markdown).tree, href));
}

function toSafeTree(tree: Root, href: (url: string) => string): SafeRoot {
  const hast = toHast(tree, { handlers: { heading: renderHeading, table: renderTable } });
  const safe = sanitize(hast, allowed) as SafeRoot;
  visit(safe, 'element', (element, index, parent) => {
    const { tagName, properties, children } = element;
    if (tagName === 'input') properties.ariaLabel = properties.checked ? 'Done' : 'Not done';
    if (tagName !== 'a') return undefined;
    // Several pages show a description, so a link that is relative to one of them leads nowhere.
    if (/^([a-z]+:|\/)/i.test(String(properties.href ?? ''))) {
      properties.href = href(String(properties.href));
      return undefined;
    }
    return remove(parent, index, children);
  });
  keepNamesWhole(safe);
  return safe;
}

function printTree(safe: SafeRoot): string {
  const [first, second] = safe.children;
  const isOneParagraph = !second && first?.type === 'element' && first.tagName === 'p';
  return toHtml(isOneParagraph ? first.children : safe);
}

/** A page has headings of its own. */
function renderHeading(state: State, node: Heading) {
  return h('p', { id: node.data?.id }, h('strong', state.all(node)));
}

/** Replaces an element with its children, or with nothing, and returns where to continue. */
function remove(
  parent: Parents | undefined,
  index: number | undefined,
  children: ElementContent[] = [],
): number | undefined {
  if (!parent || index === undefined) return undefined;
  parent.children.splice(index, 1, ...children);
  return index;
}
