import type { Api, Area } from '../openapi/model';
import { countOf } from '../text/count-of';
import { findPagination } from './conventions';
import { listErrors } from './error-catalogue';
import type { AreaGroup, OverviewPage } from './model';
import { linkToOperation, locateReferencePage, type PageSources } from './page-sources';

const title = 'API basics';

/** Builds the overview of the API. */
export function buildOverviewPage(api: Api, sources: PageSources): OverviewPage {
  const { route, version, description, questions, servers, security, operations } = api;
  const { authored, sharedHeaders } = sources;
  return {
    kind: 'overview',
    ...locateReferencePage({ route, title, questions }, sources),
    slug: '',
    description,
    head: {
      title,
      description: `The HTTP interface of ${api.title}, version ${version}: base address, authentication, headers, pagination and ${countOf(operations.length, 'operation')} by area.`,
      route,
      noindex: false,
    },
    source: authored.apiSource,
    apiTitle: api.title,
    apiVersion: version,
    servers,
    security,
    sharedHeaders,
    pagination: findPagination(api),
    errors: listErrors(api, authored.errors, sources.sharedReasons),
    details: api.details,
    areaGroups: groupAreas(api.areas),
    operationCount: operations.length,
    webhooks: api.received.filter(({ received }) => !received?.owner).map(linkToOperation),
  };
}

/** Areas of a group follow one another. */
function groupAreas(areas: readonly Area[]): AreaGroup[] {
  const titles = [...new Set(areas.map(({ group }) => group))];
  return titles.map((title) => ({
    title,
    areas: areas.filter(({ group }) => group === title).map(toListed),
  }));
}

function toListed({ title, route, description, operationIds }: Area): AreaGroup['areas'][number] {
  return {
    title,
    route,
    description,
    operations: operationIds.length,
  };
}
