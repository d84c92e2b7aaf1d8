import { categoryRoute, documentRoute, overviewRoute } from '../../navigation/routes';
import type { PointedFinding } from '../../problems/problem';
import { toSlug } from '../../text/slug';
import { findAreaProblems, findSlugProblems } from '../checks/addresses';
import { findTagProblems } from '../checks/tag-problems';
import { asList, asObject, asText, type OpenApiDocument } from '../document/document';
import { areaOf, listAreas, listAreaTitles } from '../document/list-areas';
import { idOf, listOperations, type RawOperation } from '../document/list-operations';
import type { Api, Area, Server } from '../model';
import { listGroups, listLifeCycle, readFigure } from './areas';
import { buildOperation } from './build-operation';
import { readQuestions } from './call-notes';
import { listSecurity } from './security';
import { serverUrl } from './server-url';

/**
 * Turns a validated OpenAPI 3.0 or 3.1 document into the model of the API. The routes of its docs
 * version start with `base`. Never throws: `problems` lists what can't become a page.
 */
export function buildApi(
  document: OpenApiDocument,
  base = '/docs',
): { api: Api; problems: PointedFinding[] } {
  const raws = listOperations(document);
  const titles = listAreaTitles(document, raws);
  const security = listSecurity(document);
  const byArea = titles.map((title) => {
    const own = raws.filter((raw) => areaOf(raw) === title);
    const area = buildArea(document, base, title, own.map(idOf));
    const indexes = new Map(area.operationIds.map((id, index) => [id, index]));
    const indexOf = (raw: RawOperation) => indexes.get(idOf(raw)) ?? 0;
    const operations = own
      .sort((a, b) => indexOf(a) - indexOf(b))
      .map((raw) => buildOperation(document, base, raw, area.slug, security));
    return { area, operations };
  });
  const description = asText(document.info.description);
  const route = overviewRoute(base, document.info.title);
  const api: Api = {
    title: document.info.title,
    version: document.info.version,
    route,
    documentRoute: documentRoute(route),
    ...(description && { description }),
    ...readQuestions(asObject(document.info)),
    servers: listServers(document),
    security,
    areas: byArea.map(({ area }) => area),
    operations: byArea.flatMap(({ operations }) => operations),
  };
  return { api, problems: findProblems(document, raws, titles) };
}

function findProblems(
  document: OpenApiDocument,
  raws: readonly RawOperation[],
  titles: readonly string[],
): PointedFinding[] {
  const operations = raws.map((raw) => ({ ...raw, area: areaOf(raw) }));
  return [
    ...findSlugProblems(operations),
    ...findAreaProblems(document, operations, titles),
    ...findTagProblems(document, listAreas(document)),
  ];
}

function buildArea(document: OpenApiDocument, base: string, title: string, ids: string[]): Area {
  const slug = toSlug(title);
  const tag = asList(document.tags)
    .map(asObject)
    .find(({ name }) => name === title);
  const description = asText(tag?.description);
  const figure = readFigure(tag);
  const groups = listGroups(tag, ids);
  const own = new Set(ids);
  const inOrder = new Set(groups.flatMap(({ operationIds }) => operationIds));
  return {
    slug,
    route: categoryRoute(base, slug),
    title,
    ...(description && { description }),
    operationIds: [...inOrder].filter((id) => own.has(id)),
    groups,
    lifeCycle: listLifeCycle(tag),
    ...(figure && { figure }),
    ...readQuestions(tag),
  };
}

function listServers(document: OpenApiDocument): Server[] {
  return asList(document.servers).map((value) => {
    const text = asText(asObject(value).description);
    return { url: serverUrl(value), ...(text && { description: text }) };
  });
}
