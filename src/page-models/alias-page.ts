import { operationRoute } from '../text/routes';
import type { Alias } from './authored-version';
import type { AliasPage } from './model';
import { linkToOperation, type PageSources } from './page-sources';

/**
 * Builds the page of an alias. Returns an empty list if the operation to use instead doesn't exist,
 * which the content checks report.
 */
export function buildAliasPage(alias: Alias, sources: PageSources): AliasPage[] {
  const { slug, why } = alias;
  const { authored, locatePage, reference, listOperations } = sources;
  const route = operationRoute(authored.base, slug);
  return listOperations([alias.operation]).map((operation) => {
    const instead = `${operation.title} (${operation.method} ${operation.path})`;
    return {
      kind: 'alias',
      route,
      slug,
      title: slug,
      head: {
        title: `There is no operation ${slug}`,
        description: `${why} Use ${instead} instead.`,
        route: operation.route,
        noindex: true,
      },
      ...locatePage({ route, title: slug }, reference),
      why,
      operation: linkToOperation(operation),
      operationId: operation.id,
    };
  });
}
