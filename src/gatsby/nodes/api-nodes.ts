import type { VersionContent } from '../../content/model';
import { categoryRoute, operationRoute } from '../../navigation/routes';
import { findPagination, findSharedHeaders } from '../../openapi/conventions';
import { listErrors } from '../../openapi/errors';
import { mapTexts } from '../../openapi/map-texts';
import type { Api } from '../../openapi/model';
import { drawAreaFigure } from '../../prose/figure/area-figure';
import type { PlainNode, ToHtml } from './plain-node';

/** The nodes of an API and of its areas. */
export function toApiNodes(
  api: Api,
  { version, base, errors, figures }: VersionContent,
  toHtml: ToHtml,
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
  const areas = api.areas.map(
    ({ slug, description: text, figure, ...category }): PlainNode => ({
      type: 'Category',
      key: `${version}:area:${slug}`,
      fields: {
        version,
        slug,
        route: categoryRoute(base, slug),
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
        ...(figure && { figure: drawAreaFigure(figure, (name) => figures.get(name)) }),
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
        route: api.route,
        documentRoute: api.documentRoute,
        operationCount: operations.length,
        model: mapTexts(model, toHtml),
      },
    },
  ];
}
