import type { Content, Guide, Note, VersionContent } from '../../content/model';
import { createLinkSource } from '../../navigation/link-source';
import { flattenSidebar } from '../../navigation/place-page';
import { resolveLink } from '../../navigation/resolve-link';
import { twinRoute } from '../../navigation/routes';
import { findPagination, findSharedHeaders } from '../../openapi/conventions';
import { listErrors } from '../../openapi/errors';
import { mapTexts } from '../../openapi/map-texts';
import type { Api, Operation } from '../../openapi/model';
import { relate } from '../../openapi/relations';
import { renderMarkdown } from '../../prose/render/render-markdown';
import { completeLinks, type Link, writePage } from '../../twins/markdown';
import { type IndexedPage, writeIndex } from '../../twins/write-index';
import { writeArea, writeCategory, writeOverview } from '../../twins/write-lists';
import { writeOperation } from '../../twins/write-operation';
import { findMentioning } from '../nodes/mentions';
import { createContext } from '../nodes/render-context';
import { listSamples } from '../nodes/samples';

/** The Markdown twin of a page. */
export interface Twin extends IndexedPage {
  /** Route of the page that it is the twin of. */
  route: string;
  /** Where it is published, without the prefix. */
  path: string;
  text: string;
}

/** Writes the twin of every page of one version. `origin` is scheme, host and prefix of the site. */
export function writeTwins(content: VersionContent, origin: string): Twin[] {
  const { base, guides, categories, api } = content;
  const addressOf = (route: string) => origin + twinRoute(base, route);
  const toTwin = (
    route: string,
    title: string,
    description: string | undefined,
    text: string,
  ): Twin => ({
    route,
    title,
    address: addressOf(route),
    path: twinRoute(base, route),
    text,
    ...(description && { description }),
  });
  const complete = createCompleter(origin, addressOf);
  return [
    ...guides.map((guide) => {
      const { route, title, description } = guide;
      const body = renderMarkdown(guide.prose.tree, contextOf(content, guide, complete));
      return toTwin(route, title, description, writePage(title, [description, body]));
    }),
    ...categories.map(({ route, title, description, pages }) => {
      const listed = pages.map((page) => ({ ...page, address: addressOf(page.route) }));
      return toTwin(route, title, description, writeCategory(title, description, listed));
    }),
    ...(api ? writeApi(mapTexts(api, (text) => completeLinks(text, complete))) : []),
  ];

  function writeApi(whole: Api): Twin[] {
    const overview = whole.route;
    const areas = whole.areas.map((area) => ({
      ...area,
      address: addressOf(area.route),
    }));
    const linkTo = ({ title, route }: Pick<Operation, 'title' | 'route'>): Link => ({
      title,
      address: addressOf(route),
    });
    const byId = new Map(whole.operations.map((operation) => [operation.id, operation]));
    const pick = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
    const listLinks = (ids: readonly string[]) => pick(ids).map(linkTo);
    return [
      toTwin(
        overview,
        'API overview',
        whole.description,
        writeOverview(whole, {
          areas,
          sharedHeaders: findSharedHeaders(whole),
          pagination: findPagination(whole),
          errors: mapTexts(listErrors(whole, content.errors), (text) =>
            completeLinks(text, complete),
          ),
          document: origin + whole.documentRoute,
        }),
      ),
      ...areas.map((area) =>
        toTwin(
          area.route,
          area.title,
          area.description,
          writeArea(
            area,
            area.groups.map((group) => ({
              ...group,
              operations: pick(group.operationIds).map((each) => ({ ...each, ...linkTo(each) })),
            })),
          ),
        ),
      ),
      ...whole.operations.map((operation) => {
        const area = areas.find(({ slug }) => slug === operation.area);
        const note = content.notes.find((each) => each.operation === operation.id);
        const { comparison, lifeCycle, related } = relate(operation, whole);
        const [creator] = comparison ? listLinks([comparison.with]) : [];
        return toTwin(
          operation.route,
          operation.title,
          operation.description,
          writeOperation(operation, {
            area: area ?? { title: whole.title, address: addressOf(overview) },
            samples: listSamples(content).get(operation.id) ?? [],
            note: note && renderMarkdown(note.prose.tree, contextOf(content, note, complete)),
            mentions: findMentioning(content, operation.id).map(({ guide, sentence }) => ({
              title: guide.title,
              address: addressOf(guide.route),
              sentence,
            })),
            ...(comparison && creator && { comparison: { ...comparison, creator } }),
            lifeCycle: lifeCycle.map(({ operationIds, ...step }) => ({
              ...step,
              operations: listLinks(operationIds),
            })),
            related: listLinks(related),
          }),
        );
      }),
    ];
  }
}

/** A route of this site as the whole address of its twin; a file's as its own. */
function createCompleter(origin: string, addressOf: (route: string) => string) {
  return (url: string): string => {
    const [route = '', hash] = url.split('#', 2);
    const isFile = /\.\w+$/.test(route);
    const address = isFile ? origin + route : addressOf(route);
    return hash ? `${address}#${hash}` : address;
  };
}

function contextOf(
  content: VersionContent,
  text: Guide | Note,
  complete: (route: string) => string,
) {
  const source = createLinkSource(content)(text);
  return {
    ...createContext(content, '', text),
    href(url: string): string {
      const link = url.startsWith('#') ? undefined : resolveLink(url, source);
      if (link?.kind !== 'page') return url;
      return complete(link.route + (link.hash && `#${link.hash}`));
    },
  };
}

/** `llms.txt` and `llms-full.txt` of the current version: the list of its twins, and all of their texts. */
export function writeIndexes(
  { site, versions }: Content,
  twins: readonly Twin[],
): { list: string; full: string } {
  const current = versions.find(({ base }) => base === '/docs');
  const byRoute = new Map(twins.map((twin) => [twin.route, twin]));
  const entries = current?.sidebar.entries ?? [];
  const list = writeIndex(site, entries, (route) => byRoute.get(route));
  const ordered = flattenSidebar(entries).flatMap(({ route }) => byRoute.get(route) ?? []);
  return { list, full: ordered.map(({ text }) => text).join('\n---\n\n') };
}
