import type { Api } from '../openapi/model';
import { countOf } from '../text/count-of';
import { findPagination } from './conventions';
import { listErrors } from './error-catalogue';
import type { OverviewPage } from './model';
import { locateReferencePage, type PageSources, toReference } from './page-sources';

const title = 'API overview';

/** Builds the overview of the API. */
export function buildOverviewPage(api: Api, sources: PageSources): OverviewPage {
  const { route, version, description, questions, servers, security, operations } = api;
  const { authored, sharedHeaders } = sources;
  return {
    kind: 'overview',
    ...locateReferencePage({ route, title, ...(questions && { questions }) }, sources),
    slug: '',
    ...(description && { description }),
    head: {
      title,
      description: `The HTTP interface of ${api.title}, version ${version}: base address, authentication, headers, pagination and ${countOf(operations.length, 'operation')} by area.`,
      route,
      noindex: false,
    },
    ...(authored.apiSource && { source: authored.apiSource }),
    apiTitle: api.title,
    apiVersion: version,
    servers,
    security,
    sharedHeaders,
    pagination: findPagination(api),
    errors: listErrors(api, authored.errors, sources.sharedReasons),
    ...(api.details && { details: api.details }),
    areas: api.areas.map((area) => ({
      title: area.title,
      route: area.route,
      ...(area.description && { description: area.description }),
      operations: area.operationIds.length,
    })),
    operationCount: operations.length,
    webhooks: api.received.filter(({ received }) => !received?.owner).map(toReference),
  };
}
