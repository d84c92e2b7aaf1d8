import { remember } from '../../text/remember';
import { categoryRoute, documentRoute, overviewRoute } from '../../text/routes';
import { toSlug } from '../../text/slug';
import { asList, asObject, asText, type OpenApiDocument } from '../document/document';
import { areaOf, areasOf, listAreaNames, listTagGroups } from '../document/list-areas';
import { idOf, listOperations, type RawOperation } from '../document/list-operations';
import { surroundingsOf } from '../document/surroundings';
import type { Api, Area, Operation } from '../model';
import { listGroups, listLifeCycle, readFigure } from './areas';
import { buildOperation } from './build-operation';
import {
  createReceivedBuilder,
  describeCallbacks,
  listCallbacks,
  listSentWebhooks,
} from './build-received';
import { buildSchemas } from './build-schemas';
import { readQuestions } from './call-notes';
import { describeInfo } from './describe-info';
import { describeDocs, joinBlocks } from './details';
import { listSecurity } from './security';
import { listServers } from './servers';

/**
 * Turns a validated OpenAPI 3.0 or 3.1 document into the model of the API. The routes of its docs
 * version start with `base`. Never throws: what can't become a page is left out.
 */
export function buildApi(document: OpenApiDocument, base = '/docs'): Api {
  const raws = listOperations(document);
  const names = listAreaNames(document, raws);
  const security = listSecurity(document);
  const sources = { document, base, schemes: security };
  const route = overviewRoute(base, document.info.title);
  const buildReceived = createReceivedBuilder(sources);
  const webhooks = listSentWebhooks(sources, documentRoute(route)).map(buildReceived);
  const callbacks: Operation[] = [];
  const buildKnown = builderOf(document, base);
  const build = (raw: RawOperation, area: string) => {
    const own = listCallbacks(sources, raw).map(buildReceived);
    callbacks.push(...own);
    const place = { slug: toSlug(idOf(raw)), area };
    return buildKnown(sources, raw, place, [describeCallbacks(own)]);
  };
  const tagGroups = listTagGroups(document);
  const byArea = names.map((name) => {
    const listed = raws.filter((raw) => areasOf(raw).includes(name));
    const group = tagGroups.get(name);
    const area = { ...buildArea(document, base, name, listed.map(idOf)), group };
    const indexes = new Map(area.operationIds.map((id, index) => [id, index]));
    const indexOf = (raw: RawOperation) => indexes.get(idOf(raw)) ?? 0;
    // An operation has its page in the area that is its home; the others list it.
    const operations = listed
      .filter((raw) => areaOf(raw) === name)
      .sort((a, b) => indexOf(a) - indexOf(b))
      .map((raw) => build(raw, area.slug));
    return { area, operations };
  });
  const operations = byArea.flatMap((each) => each.operations);
  const received = [...webhooks, ...callbacks];
  const { summary, description: words } = document.info;
  return {
    title: document.info.title,
    version: document.info.version,
    route,
    documentRoute: documentRoute(route),
    description: joinBlocks([asText(summary), asText(words)]),
    details: describeInfo(document),
    ...readQuestions(asObject(document.info)),
    servers: listServers(document.servers),
    security,
    areas: byArea.map(({ area }) => area),
    operations,
    received,
    schemas: buildSchemas(document, base, [...operations, ...received]),
  };
}

/** A save changes few operations. Built again are those that, or whose surroundings, say something else. */
const builderOf = remember(
  (_document: OpenApiDocument, _base: string) =>
    remember(buildOperation, (_sources, ...own) => JSON.stringify(own), 1_000),
  (document, base) => base + surroundingsOf(document),
  8,
);

function buildArea(document: OpenApiDocument, base: string, name: string, ids: string[]): Area {
  const slug = toSlug(name);
  const tag = asList(document.tags)
    .map(asObject)
    .find((each) => each.name === name);
  const groups = listGroups(tag, ids);
  const own = new Set(ids);
  const inOrder = new Set(groups.flatMap(({ operationIds }) => operationIds));
  return {
    slug,
    route: categoryRoute(base, slug),
    name,
    title: asText(tag?.['x-displayName']) ?? name,
    description: asText(tag?.description),
    details: describeDocs(tag?.externalDocs),
    operationIds: [...inOrder].filter((id) => own.has(id)),
    groups,
    lifeCycle: listLifeCycle(tag),
    figure: readFigure(tag),
    ...readQuestions(tag),
  };
}
