import { loadGrammars } from '../../../src/prose/grammars';
import type { RenderContext } from '../../../src/prose/model';
import { parseMdx } from '../../../src/prose/parse-mdx';
import { renderHtml } from '../../../src/prose/render-html';

/** A site with one operation, served under `/library`. */
const context: RenderContext = {
  href: (url) => (url.startsWith('/') ? `/library${url}` : url),
  operation: (id) =>
    id === 'ListBooks'
      ? { title: 'List books', route: '/docs/api/list-books/', method: 'GET' }
      : undefined,
};

/** The HTML of a text, with a line break before each block so that it can be reviewed. */
export async function render(body: string): Promise<string> {
  await loadGrammars();
  const { tree, problems } = parseMdx(body);
  if (problems.length > 0) throw new Error(problems.map(({ found }) => found).join('\n'));
  const block = /(?<=>)\n?(?=<(?:\/div|\/t|button|div|h\d|pre|p|svg|span class="line|t|ul|li))/g;
  return `${renderHtml(tree, context).replace(block, '\n')}\n`;
}
