import type { Api } from '../openapi/model';
import type { LinkSource } from './resolve-link';

/** A text that links stand in: a guide, or a note on an operation. */
export type LinkingText = { path: string; route: string } | { operation: string };

/**
 * Gives the function that says where a text of one version stands, so that its links can be
 * resolved: a guide at its own page, a note on the page of its operation. Relative files count
 * from the folder that the text lies in.
 */
export function createLinkSource({
  guides,
  api,
}: {
  guides: readonly { path: string; route: string }[];
  api?: Api | undefined;
}): (text: LinkingText) => LinkSource {
  const routes = new Map(guides.map(({ path, route }) => [`guides/${path}`, route]));
  const pages = new Map(api?.operations.map(({ id, route }) => [id, route]));
  return (text) => {
    if ('path' in text) return { path: `guides/${text.path}`, route: text.route, guides: routes };
    return { path: 'notes/note', route: pages.get(text.operation) ?? '', guides: routes };
  };
}
