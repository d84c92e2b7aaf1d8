import type { Guide, VersionContent } from '../content/model';
import { resolveLink } from '../navigation/resolve-link';
import { operationRoute } from '../navigation/routes';
import type { RenderContext } from '../prose/model';

/** What the texts of one version ask of the site while they become HTML; `guide` is where they stand. */
export function createContext(
  { base, api, guides }: VersionContent,
  prefix: string,
  guide?: Guide,
): RenderContext {
  const routes = new Map(guides.map(({ path, route }) => [path, route]));
  const operations = new Map(api?.operations.map((operation) => [operation.id, operation]));
  return {
    href(url) {
      if (url.startsWith('#')) return url;
      const link = resolveLink(url, {
        path: guide?.path ?? '',
        route: guide?.route ?? '',
        guides: routes,
      });
      if (link.kind !== 'page') return url;
      return prefix + link.route + (link.hash && `#${link.hash}`);
    },
    operation(id) {
      const found = operations.get(id);
      return (
        found && {
          title: found.title,
          method: found.method,
          route: operationRoute(base, found.slug),
        }
      );
    },
  };
}
