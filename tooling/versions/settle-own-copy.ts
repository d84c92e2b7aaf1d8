import {
  listLackingOperations,
  moveLink,
  type Sharing,
  toOperationLink,
} from '../../src/content/sharing/move-link';
import { replaceMarkdownLinks } from '../../src/prose/parse/replace-links';

/**
 * The text of a shared file as one of a version's own: with links that lead where they lead as long as
 * it is shared. `path` is that of the file below the content root.
 */
export function settleOwnCopy(text: string, path: string, sharing: Sharing): string {
  const guides = sharing.current.guides.map(
    (guide) => [`guides/${guide.path}`, guide.route] as const,
  );
  const source = { path, route: '', guides: new Map(guides) };
  const lacking = listLackingOperations(sharing);
  const href = (url: string) => {
    const link = moveLink(url, source, sharing);
    // A relative link leads to the version's own page, if there is one.
    return url.startsWith('/') || link.isLacking ? link.url : url;
  };
  const moved = replaceMarkdownLinks(path === 'glossary.yaml' ? movePages(text, href) : text, href);
  return moved.replace(/<Operation\s+id="([^"]*)"\s*\/>/g, (written, id: string) => {
    const other = lacking.get(id);
    if (!other) return written;
    const { url, text: title } = toOperationLink(other);
    return `[${title}](${url})`;
  });
}

/** Replaces the routes of the pages that explain terms. */
function movePages(glossary: string, href: (url: string) => string): string {
  return glossary.replace(
    /(\bpage:\s*["']?)(\/[^\s"',}]*)/g,
    (_, before: string, route: string) => before + href(route),
  );
}
