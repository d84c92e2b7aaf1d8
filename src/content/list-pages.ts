import type { SidebarConfigEntry } from '../navigation/sidebar-config';
import {
  categoryRoute,
  changelogRoute,
  documentRoute,
  operationRoute,
  tourRoute,
} from '../text/routes';
import { listAddresses } from './interface/list-addresses';
import type { VersionParts } from './read-version';

/** Lists the addresses of a version's pages, which follow from its files before the model of its interface is built. */
export function listPages({ folder, texts, settings, sidebar, read }: VersionParts): string[] {
  const { base } = folder;
  const { aliases, changelog, story } = settings;
  return [
    ...texts.guides.flatMap(({ route, formerRoutes = [] }) => [route, ...formerRoutes]),
    ...texts.unreadable.map(({ route }) => route),
    ...listCategories(sidebar.value ?? []).map((slug) => categoryRoute(base, slug)),
    ...aliases.map(({ slug }) => operationRoute(base, slug)),
    ...(changelog.length > 0 ? [changelogRoute(base)] : []),
    ...(story ? [tourRoute(base)] : []),
    ...(read.value ? listApiPages(read.value.document, base) : []),
  ];
}

function listApiPages(...[document, base]: Parameters<typeof listAddresses>): string[] {
  const { overview, operations, areas } = listAddresses(document, base);
  const pages = [...operations, ...areas].map(({ route }) => route);
  return [overview, documentRoute(overview), ...pages];
}

/** The categories of the branches of a sidebar. */
function listCategories(entries: readonly SidebarConfigEntry[]): string[] {
  return entries.flatMap((entry) =>
    'items' in entry
      ? [...(entry.category ? [entry.category] : []), ...listCategories(entry.items)]
      : [],
  );
}
