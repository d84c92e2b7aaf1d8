import type { Root } from 'mdast';
import { loadGrammars } from '../../../src/prose/grammars';
import type { RenderContext } from '../../../src/prose/model';
import { parseMdx } from '../../../src/prose/parse-mdx';
import { renderHtml } from '../../../src/prose/render-html';
import { type MarkdownContext, renderMarkdown } from '../../../src/prose/render-markdown';

/** A site with one operation, served under `/library`. */
const context: RenderContext = {
  href: (url) => (url.startsWith('/') ? `/library${url}` : url),
  operation: (id) =>
    id === 'ListBooks'
      ? { title: 'List books', route: '/docs/api/list-books/', method: 'GET' }
      : undefined,
};

/** The same site for readers of Markdown: every page has a twin with a full address. */
export const twins: MarkdownContext = {
  ...context,
  href: (url) =>
    url.startsWith('/') ? `https://library.example${url.replace(/\/(?=#|$)/, '.md')}` : url,
};

/** The tree of a text without mistakes. */
export function parse(body: string): Root {
  const { tree, problems } = parseMdx(body);
  if (problems.length > 0) throw new Error(problems.map(({ found }) => found).join('\n'));
  return tree;
}

/** The HTML of a text, with a line break before each block so that it can be reviewed. */
export async function render(body: string): Promise<string> {
  await loadGrammars();
  const block = /(?<=>)\n?(?=<(?:\/div|\/t|button|div|h\d|pre|p|svg|span class="line|t|ul|li))/g;
  return `${renderHtml(parse(body), context).replace(block, '\n')}\n`;
}

/** The Markdown of a text. */
export function renderTwin(body: string): string {
  return renderMarkdown(parse(body), twins);
}
