import { buildApi } from '../../src/openapi/build/build-api';
import type { Change } from '../../src/openapi/changes/change';
import { asObject, type OpenApiDocument } from '../../src/openapi/document/document';
import type { Documents } from './words/model';
import { readRenames } from './words/renames';

/** What other content calls the parts of an interface, and what became of these names. */
export interface ContentNames {
  /** New names by old ones. */
  operations: ReadonlyMap<string, string>;
  types: ReadonlyMap<string, string>;
  goneOperations: ReadonlySet<string>;
  goneTypes: ReadonlySet<string>;
  /** New routes of pages by old ones. */
  routes: ReadonlyMap<string, string>;
  /** The operations and areas that have no page any more, by their old routes. */
  goneRoutes: ReadonlyMap<string, string>;
  /** All routes of the newer interface. */
  newRoutes: ReadonlySet<string>;
}

/** Finds out which names and routes a change of the interface gives and takes. */
export function readContentNames(
  { before, after }: Documents,
  changes: readonly Change[],
  base: string,
): ContentNames {
  const renames = readRenames(changes);
  const [was, is] = [listPages(before, base), listPages(after, base)];
  const newName = (kind: Page['kind'], name: string) =>
    (kind === 'operation' ? renames.operations : renames.areas).get(name) ?? name;
  const pairs = was.map((page) => {
    const name = newName(page.kind, page.name);
    return { page, to: is.find((other) => other.kind === page.kind && other.name === name) };
  });
  const types = (document: OpenApiDocument) =>
    Object.keys(asObject(asObject(document.components).schemas));
  const current = new Set(types(after));
  return {
    operations: renames.operations,
    types: renames.types,
    goneOperations: new Set(
      pairs.flatMap(({ page, to }) => (page.kind === 'operation' && !to ? [page.name] : [])),
    ),
    goneTypes: new Set(
      types(before).filter((name) => !current.has(renames.types.get(name) ?? name)),
    ),
    routes: new Map(
      pairs.flatMap(({ page, to }) =>
        to && to.route !== page.route ? [[page.route, to.route] as const] : [],
      ),
    ),
    goneRoutes: new Map(pairs.flatMap(({ page, to }) => (to ? [] : [[page.route, page.name]]))),
    newRoutes: new Set(is.map(({ route }) => route)),
  };
}

interface Page {
  kind: 'operation' | 'area';
  name: string;
  route: string;
}

function listPages(document: OpenApiDocument, base: string): Page[] {
  const api = buildApi(document, base);
  return [
    ...api.operations.map(({ id, route }): Page => ({ kind: 'operation', name: id, route })),
    ...api.areas.map(({ title, route }): Page => ({ kind: 'area', name: title, route })),
  ];
}
