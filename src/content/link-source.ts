import type { LinkSource } from '../navigation/resolve-link';
import { operationRoute } from '../navigation/routes';
import type { Guide, Note, VersionContent } from './model';

/**
 * Gives the function that tells where a text of one version stands, so that its links can be
 * resolved: a guide at its own page, a note on the page of its operation. Relative files count
 * from the folder that the text lies in.
 */
export function createLinkSource({ base, guides, api }: VersionContent) {
  const routes = new Map(guides.map(({ path, route }) => [`guides/${path}`, route]));
  return (text: Guide | Note): LinkSource => {
    if ('path' in text) return { path: `guides/${text.path}`, route: text.route, guides: routes };
    const operation = api?.operations.find(({ id }) => id === text.operation);
    const route = operation ? operationRoute(base, operation.slug) : '';
    return { path: 'notes/note', route, guides: routes };
  };
}
