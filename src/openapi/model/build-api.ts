import { categoryRoute, documentRoute, overviewRoute } from '../../navigation/routes';
import { toSlug } from '../../text/slug';
import { findTagProblems } from '../checks/tag-problems';
import { asList, asObject, asText, type OpenApiDocument } from '../document/document';
import { idOf, listOperations, type RawOperation } from '../document/list-operations';
import type { Api, Area, Server } from '../model';
import { listGroups, listLifeCycle, readFigure } from './areas';
import { buildOperation } from './build-operation';
import { listSecurity } from './security';
import { serverUrl } from './server-url';

/** A mistake in a document that is valid but cannot become pages. */
export interface ApiProblem {
  /** JSON pointer of the culprit. */
  pointer: string;
  found: string;
  expected: string;
  repair: string;
}

const untagged = 'Other';

/**
 * Turns a validated OpenAPI 3.0 or 3.1 document into the model of the site. `base` is where the
 * routes of its docs version begin. Pure; never throws: what cannot become a page is in `problems`.
 */
export function buildApi(
  document: OpenApiDocument,
  base = '/docs',
): { api: Api; problems: ApiProblem[] } {
  const raws = listOperations(document);
  const titles = listAreaTitles(document, raws);
  const security = listSecurity(document);
  const byArea = titles.map((title) => {
    const own = raws.filter((raw) => areaOf(raw) === title);
    const area = buildArea(document, base, title, own.map(idOf));
    const places = new Map(area.operationIds.map((id, place) => [id, place]));
    const placeOf = (raw: RawOperation) => places.get(idOf(raw)) ?? 0;
    const operations = own
      .sort((a, b) => placeOf(a) - placeOf(b))
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
    servers: listServers(document),
    security,
    areas: byArea.map(({ area }) => area),
    operations: byArea.flatMap(({ operations }) => operations),
  };
  return {
    api,
    problems: [
      ...findSlugProblems(raws),
      ...findAreaProblems(document, raws, titles),
      ...findTagProblems(document, new Map(raws.map((raw) => [idOf(raw), areaOf(raw)]))),
    ],
  };
}

function areaOf({ operation }: RawOperation): string {
  return asText(asList(operation.tags)[0]) ?? untagged;
}

/** Tags in the document's order, then those that only operations name, then the untagged. */
function listAreaTitles(document: OpenApiDocument, raws: RawOperation[]): string[] {
  const used = new Set(raws.map(areaOf));
  const declared = asList(document.tags)
    .map((tag) => asText(asObject(tag).name))
    .filter((name) => name !== undefined && used.has(name)) as string[];
  const others = [...used].filter((name) => name !== untagged);
  return [...new Set([...declared, ...others, ...(used.has(untagged) ? [untagged] : [])])];
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
  };
}

function listServers(document: OpenApiDocument): Server[] {
  return asList(document.servers).map((value) => {
    const text = asText(asObject(value).description);
    return { url: serverUrl(value), ...(text && { description: text }) };
  });
}

/** Two operations with one slug would be one page; an operation without a slug would be none. */
function findSlugProblems(raws: RawOperation[]): ApiProblem[] {
  const owners = new Map<string, RawOperation>();
  return raws.flatMap((raw) => {
    const id = idOf(raw);
    const slug = toSlug(id);
    const owner = owners.get(slug);
    owners.set(slug, owner ?? raw);
    const name = nameOf(raw);
    const named = asText(raw.operation.operationId) !== undefined;
    const pointer = named ? `${raw.pointer}/operationId` : raw.pointer;
    if (slug === '') {
      return {
        pointer,
        found: `${name}, which has no letter or digit for an address`,
        expected: 'an id that gives the operation a page of its own',
        repair: 'add an operationId with letters, `ListThings` for example',
      };
    }
    if (!owner) return [];
    return {
      pointer,
      found: `${name}, whose page would be /docs/api/${slug}/, the page of ${nameOf(owner)}`,
      expected: 'an id that gives each operation a page of its own',
      repair:
        named && asText(owner.operation.operationId)
          ? 'rename one of the two operationIds'
          : 'add an operationId to one of the two',
    };
  });
}

function nameOf(raw: RawOperation): string {
  const id = asText(raw.operation.operationId);
  const place = `${raw.method} ${raw.path}`;
  return id ? `operation ${id} (${place})` : `operation ${place} without an operationId`;
}

function findAreaProblems(
  document: OpenApiDocument,
  raws: RawOperation[],
  titles: string[],
): ApiProblem[] {
  return titles.flatMap((title, index) => {
    const slug = toSlug(title);
    const twin = titles.slice(0, index).find((other) => toSlug(other) === slug);
    if (slug !== '' && twin === undefined) return [];
    return {
      pointer: findTag(document, raws, title),
      found:
        twin === undefined
          ? `the tag "${title}", which has no letter or digit for an address`
          : `the tags "${twin}" and "${title}", which would share the page /docs/category/${slug}/`,
      expected: 'tags that give each area a page of its own',
      repair: 'rename the tag here and in the operations that carry it',
    };
  });
}

/** Where a tag has its name: in its declaration, or in the first operation that carries it. */
function findTag(document: OpenApiDocument, raws: RawOperation[], title: string): string {
  const index = asList(document.tags).findIndex((tag) => asObject(tag).name === title);
  if (index >= 0) return `/tags/${index}/name`;
  const carrier = raws.find((raw) => areaOf(raw) === title);
  return carrier ? `${carrier.pointer}/tags/0` : '/tags';
}
