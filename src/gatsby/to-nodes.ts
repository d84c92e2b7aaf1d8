import { toHtml as renderText } from 'hast-util-to-html';
import type { Guide, VersionContent } from '../content/model';
import { areaRoute, documentRoute, operationRoute, overviewRoute } from '../navigation/routes';
import { countDescriptions, findPagination, findSharedHeaders } from '../openapi/conventions';
import { firstSentence } from '../openapi/describe-operation';
import { listErrors } from '../openapi/errors';
import { mapTexts } from '../openapi/map-texts';
import type { Api, Operation } from '../openapi/model';
import { toText } from '../prose/plain-text';
import { renderDescription } from '../prose/render-description';
import { renderHtml } from '../prose/render-html';
import { listMentions, type Mentions } from './mentions';
import { viewOperation } from './operation-view';
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
  const mentions = listMentions(content);
  const keyOf = (operationId: string) => `${version}:${operationId}`;

  return [
    ...content.guides.map((guide) =>
      toGuideNode(guide, content, [...(mentions.get(guide)?.keys() ?? [])], prefix),
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
      toOperationNode(operation, api as Api, content, mentions, toHtml, prefix),
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

function toApiNodes(
  api: Api,
  { version, base, errors }: VersionContent,
  toHtml: (markdown: string) => string,
): PlainNode[] {
  const { title, version: apiVersion, description, servers, security, operations } = api;
  const model = {
    servers,
    security,
    sharedHeaders: findSharedHeaders(api),
    pagination: findPagination(api),
    errors: listErrors(api, errors).map(({ operations: answering, ...error }) => ({
      ...error,
      operations: answering.map(({ title: name, slug }) => ({
        title: name,
        route: operationRoute(base, slug),
      })),
    })),
  };
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
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
        groups: category.groups,
        lifeCycle: mapTexts(
          category.lifeCycle.map(({ operationIds, ...step }) => ({
            ...step,
            operations: operationIds.flatMap((id) => {
              const operation = byId.get(id);
              if (!operation) return [];
              return [{ title: operation.title, route: operationRoute(base, operation.slug) }];
            }),
          })),
          toHtml,
        ),
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
  api: Api,
  content: VersionContent,
  mentions: Mentions,
  toHtml: (markdown: string) => string,
  prefix: string,
): PlainNode {
  const { version, base, guides, notes } = content;
  const { id, slug, title, method, path, category, deprecated, parameters } = operation;
  const model = mapTexts(operation, toHtml);
  const note = notes.find((candidate) => candidate.operation === id);
  const html = note && renderHtml(note.prose.tree, createContext(content, prefix, note));
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
      ...(operation.description && { summary: toHtml(firstSentence(operation.description)) }),
      method,
      path,
      area: category,
      areaTitle: api.categories.find((area) => area.slug === category)?.title ?? category,
      deprecated,
      bodyRequired: operation.body?.required ?? false,
      parameters: parameters.map(({ name }) => name),
      statuses: operation.responses.map(({ status }) => status),
      ...countDescriptions(operation),
      mentionedIn: guides.filter((guide) => mentions.get(guide)?.has(id)).map(({ route }) => route),
      ...(html && { note: html }),
      model,
      view: {
        ...viewOperation(operation, api, content),
        ...(html && { note: html }),
        mentions: guides.flatMap((guide) => {
          const sentence = mentions.get(guide)?.get(id);
          if (!sentence) return [];
          const description = renderText({ type: 'text', value: sentence });
          return [{ title: guide.title, route: guide.route, description }];
        }),
      },
    },
  };
}
