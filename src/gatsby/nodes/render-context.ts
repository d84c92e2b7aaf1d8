import { findImageFile } from '../../content/files/read-images';
import type { Guide, Note, VersionContent } from '../../content/model';
import { createLinkSource } from '../../navigation/link-source';
import { resolveLink } from '../../navigation/resolve-link';
import { operationRoute } from '../../navigation/routes';
import type { RenderContext } from '../../prose/model';

/** What a text of one version asks of the site while it becomes HTML. */
export function createContext(
  content: VersionContent,
  prefix: string,
  text: Guide | Note,
): RenderContext {
  const { base, api, figures, images } = content;
  const source = createLinkSource(content)(text);
  const operations = new Map(api?.operations.map((operation) => [operation.id, operation]));
  return {
    href(url) {
      if (url.startsWith('#')) return url;
      const link = resolveLink(url, source);
      if (link.kind !== 'page') return images.get(findImageFile(text, url) ?? '') ?? url;
      const query = link.query === undefined ? '' : `?${link.query}`;
      return prefix + link.route + query + (link.hash && `#${link.hash}`);
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
    figure: (name) => figures.get(name),
  };
}
