import type { Api } from '../openapi/model';
import type { LinkSource } from './resolve-link';

/** A text with links: a guide, or a note on an operation. */
export type LinkingText = { path: string; route: string } | { operation: string };

/**
 * Creates the function that returns the source of a text's links: the page of a guide, or for a note
 * the page of its operation. Links to files are relative to the folder of the text.
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
