import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Html } from 'mdast';
import { type State, toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../parse/parse-markdown';

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
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: { a: ['href', 'title'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style'],
};

/**
 * Renders the Markdown of a description, which may be untrusted, to safe HTML: HTML in it is shown as
 * text, and dangerous links lose their address. A single paragraph is returned without its `<p>`, so
 * that it fits in a row. `href` returns a link's address in the browser.
 */
export function renderDescription(markdown: string, href: (url: string) => string): string {
  const hast = toHast(parseMarkdown(markdown), {
    handlers: {
      html: (_state: State, node: Html) => ({ type: 'text', value: node.value }),
      heading: (state: State, node) => ({
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [
          { type: 'element', tagName: 'strong', properties: {}, children: state.all(node) },
        ],
      }),
    },
  });
  const safe = sanitize(hast, allowed);
  visit(safe, 'element', ({ tagName, properties }) => {
    if (tagName !== 'a' || typeof properties.href !== 'string') return;
    // Several pages show a description, so a link that is relative to one of them leads nowhere.
    if (/^([a-z]+:|\/)/i.test(properties.href)) properties.href = href(properties.href);
    else delete properties.href;
  });
  const only = safe.type === 'root' && safe.children.length === 1 ? safe.children[0] : undefined;
  return toHtml(only?.type === 'element' && only.tagName === 'p' ? only.children : safe);
}
