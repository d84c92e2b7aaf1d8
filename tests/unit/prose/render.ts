import type { Root } from 'mdast';
import type { MarkdownContext, RenderContext } from '../../../src/prose/model';
import { parseMdx } from '../../../src/prose/parse/parse-mdx';
import { renderHtml } from '../../../src/prose/render/render-html';
import { renderMarkdown } from '../../../src/prose/render/render-markdown';

const figures: Record<string, string> = {
  shelf: `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" viewBox="0 0 90 30">
  <!-- the board -->
  <defs><clipPath id="board"><rect id="whole" width="90" height="20"/></clipPath></defs>
  <g clip-path="url(#board)" style="fill: var(--ink-a); stroke-width: 2">
    <use href="#whole"/>
  </g>
  <text x="4" y="28" font-family="var(--font-code)">A &amp; B <tspan dx="2">&lt;C&gt;</tspan></text>
</svg>`,
  wall: '<svg width="100%" height="30"><rect x="25%" width="75%" height="30"/></svg>',
  'shelf.narrow': '<svg viewBox="0 0 30 30" fill="none"><path id="board" d="M0 0h30"/></svg>',
};

function showScreenshot(name: string, origin: string) {
  if (!['desk', 'shelves', 'shelves.dark'].includes(name)) return undefined;
  return { address: `${origin}/static/${name}-0a1b.webp`, width: 1401, height: 700 };
}

/** A site with one operation, two figures and two screenshots, served under `/library`. */
const context: RenderContext = {
  href: (url) => (url.startsWith('/') ? `/library${url}` : url),
  operation: (id) =>
    id === 'ListBooks'
      ? { title: 'List books', route: '/docs/api/list-books/', method: 'GET' }
      : undefined,
  figure: (name) => figures[name],
  screenshot: (name) => showScreenshot(name, '/library'),
};

/** The same site for readers of Markdown: every page has a twin with a full address. */
export const twins: MarkdownContext = {
  ...context,
  screenshot: (name) => showScreenshot(name, 'https://library.example'),
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
  const block = /(?<=>)\n?(?=<(?:\/div|\/t|button|div|h\d|pre|p|svg|span class="line|t|ul|li))/g;
  return `${renderHtml(parse(body), context).replace(block, '\n')}\n`;
}

/** The HTML of a tree without code. */
export function renderTree(tree: Root): string {
  return renderHtml(tree, context);
}

/** The Markdown of a text. */
export function renderTwin(body: string): string {
  return renderMarkdown(parse(body), twins);
}
