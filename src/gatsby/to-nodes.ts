import type { Guide, VersionContent } from '../content/model';
import { areaRoute, documentRoute, operationRoute, overviewRoute } from '../navigation/routes';
import { countDescriptions, findPagination, findSharedHeaders } from '../openapi/conventions';
import { mapTexts } from '../openapi/map-texts';
import type { Api, Operation } from '../openapi/model';
import { toText } from '../prose/plain-text';
import { renderDescription } from '../prose/render-description';
import { renderHtml } from '../prose/render-html';
import { createContext } from './render-context';

/** A node before Gatsby gives it id and digest. */
export interface PlainNode {
  type: 'Guide' | 'Category' | 'Operation' | 'Api' | 'Alias' | 'Sidebar';
  /** Unique within its type. */
  key: string;
  /** The file that the node was written in. */
  absolutePath?: string;
  fields: Record<string, unknown>;
}

/**
 * Turns one docs version into nodes. `prefix` is the site's prefix, which every address in HTML
 * gets here, at the rim. `loadGrammars` must have ended.
 */
export function toNodes(content: VersionContent, prefix: string): PlainNode[] {
  const { version, base, api, sidebar } = content;
  const toHtml = (markdown: string) =>
    renderDescription(markdown, (url) => (url.startsWith('/') ? prefix + url : url));
  const mentions = findMentions(content);
  const keyOf = (operationId: string) => `${version}:${operationId}`;

  return [
    ...content.guides.map((guide) =>
      toGuideNode(guide, content, mentions.get(guide) ?? [], prefix),
    ),
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
    ...(api?.operations ?? []).map((operation) =>
      toOperationNode(operation, content, mentions, toHtml, prefix),
    ),
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

function toGuideNode(
  guide: Guide,
  content: VersionContent,
  operations: readonly string[],
  prefix: string,
): PlainNode {
  const { prose, absolutePath, ...fields } = guide;
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

/** Ids of the operations that a guide names or links to, in the order of the API. */
type Mentions = ReadonlyMap<Guide, readonly string[]>;

function findMentions({ base, api, guides }: VersionContent): Mentions {
  const operations = api?.operations ?? [];
  return new Map(
    guides.map((guide) => {
      const ids = new Set(guide.prose.mentions.map(({ id }) => id));
      const routes = new Set(guide.prose.links.map(({ url }) => url.split('#')[0]));
      const named = operations.filter(
        ({ id, slug }) => ids.has(id) || routes.has(operationRoute(base, slug)),
      );
      return [guide, named.map(({ id }) => id)];
    }),
  );
}

function toApiNodes(
  api: Api,
  { version, base }: VersionContent,
  toHtml: (markdown: string) => string,
): PlainNode[] {
  const { title, version: apiVersion, description, servers, security, operations } = api;
  const model = {
    servers,
    security,
    sharedHeaders: findSharedHeaders(api),
    pagination: findPagination(api),
  };
  const areas = api.categories.map(
    ({ slug, description: text, ...category }): PlainNode => ({
      type: 'Category',
      key: `${version}:area:${slug}`,
      fields: {
        version,
        slug,
        route: areaRoute(base, slug),
        title: category.title,
        ...(text && { description: toHtml(text) }),
        kind: 'area',
        operations: category.operationIds.map((id) => `${version}:${id}`),
        pages: [],
      },
    }),
  );
  return [
    ...areas,
    {
      type: 'Api',
      key: version,
      fields: {
        version,
        title,
        apiVersion,
        ...(description && { description: toHtml(description) }),
        route: overviewRoute(base, api),
        documentRoute: documentRoute(base, api),
        operationCount: operations.length,
        model: mapTexts(model, toHtml),
      },
    },
  ];
}

function toOperationNode(
  operation: Operation,
  content: VersionContent,
  mentions: Mentions,
  toHtml: (markdown: string) => string,
  prefix: string,
): PlainNode {
  const { version, base, api, guides, notes } = content;
  const { id, slug, title, method, path, category, deprecated, parameters } = operation;
  const model = mapTexts(operation, toHtml);
  const note = notes.find((candidate) => candidate.operation === id);
  return {
    type: 'Operation',
    key: `${version}:${id}`,
    fields: {
      key: `${version}:${id}`,
      version,
      operationId: id,
      slug,
      route: operationRoute(base, slug),
      title,
      ...(model.description && { description: model.description }),
      method,
      path,
      area: category,
      areaTitle: api?.categories.find((area) => area.slug === category)?.title ?? category,
      deprecated,
      bodyRequired: operation.body?.required ?? false,
      parameters: parameters.map(({ name }) => name),
      statuses: operation.responses.map(({ status }) => status),
      ...countDescriptions(operation),
      mentionedIn: guides
        .filter((guide) => mentions.get(guide)?.includes(id))
        .map(({ route }) => route),
      ...(note && { note: renderHtml(note.prose.tree, createContext(content, prefix, note)) }),
      model,
    },
  };
}
