import type { Guide, VersionContent } from '../../content/model';
import { operationRoute } from '../../navigation/routes';
import { toText } from '../../prose/extract/plain-text';
import { renderDescription } from '../../prose/render/render-description';
import { renderHtml } from '../../prose/render/render-html';
import { toApiNodes } from './api-nodes';
import { listMentions } from './mentions';
import { toOperationNodes } from './operation-nodes';
import type { PlainNode } from './plain-node';
import { createContext } from './render-context';

/**
 * Turns one docs version into nodes. `prefix` is the site's prefix, which every address in HTML
 * gets here, at the rim. `loadGrammars` must have ended.
 */
export function toNodes(content: VersionContent, prefix: string): PlainNode[] {
  const { version, base, api, sidebar } = content;
  const toHtml = (markdown: string) =>
    renderDescription(markdown, (url) => (url.startsWith('/') ? prefix + url : url));
  const keyOf = (operationId: string) => `${version}:${operationId}`;

  return [
    ...content.guides.map((guide) => toGuideNode(guide, content, prefix)),
    ...content.categories.map(
      ({ slug, description, ...category }): PlainNode => ({
        type: 'Category',
        key: keyOf(slug),
        fields: {
          version,
          slug,
          operations: [],
          ...category,
          ...(description && { description: toHtml(description) }),
        },
      }),
    ),
    ...(api ? toApiNodes(api, content, toHtml) : []),
    ...(api ? toOperationNodes(api, content, toHtml, prefix) : []),
    ...content.aliases.map(
      ({ slug, operation, why }): PlainNode => ({
        type: 'Alias',
        key: keyOf(slug),
        fields: {
          version,
          slug,
          route: operationRoute(base, slug),
          operation: keyOf(operation),
          why,
        },
      }),
    ),
    { type: 'Sidebar', key: version, fields: { version, entries: sidebar.entries } },
  ];
}

function toGuideNode(guide: Guide, content: VersionContent, prefix: string): PlainNode {
  const { prose, absolutePath, ...fields } = guide;
  const operations = [...(listMentions(content).get(guide)?.keys() ?? [])];
  const text = toText(prose.tree);
  return {
    type: 'Guide',
    key: `${content.version}:${guide.path}`,
    absolutePath,
    fields: {
      version: content.version,
      ...fields,
      headings: prose.headings,
      links: prose.links.map(({ url }) => url),
      operations: operations.map((id) => `${content.version}:${id}`),
      text,
      wordCount: text.split(/\s+/).filter(Boolean).length,
      html: renderHtml(prose.tree, createContext(content, prefix, guide)),
    },
  };
}
