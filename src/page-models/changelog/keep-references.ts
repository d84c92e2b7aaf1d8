import type { FormerPage, VersionPages } from '../model';

/**
 * Gives the pages of removed operations the reference of the first other version that has them, so that
 * their addresses keep what readers came for. `versions` are in the order of the settings, newest first.
 */
export function keepReferences(versions: readonly VersionPages[]): VersionPages[] {
  return versions.map((pages) => ({
    ...pages,
    former: pages.former.map((page) => keepReference(page, versions)),
  }));
}

function keepReference(former: FormerPage, versions: readonly VersionPages[]): FormerPage {
  const { part, name, target, position } = former;
  if (part !== 'operation' || target) return former;
  const pages = versions.find(({ operationsById }) => operationsById.has(name));
  const page = pages?.operationsById.get(name);
  if (!pages || !page) return former;
  const { title, document } = page;
  const breadcrumbs = position.breadcrumbs.map((crumb) => (crumb.route ? crumb : { title }));
  return {
    ...former,
    title,
    document,
    position: { ...position, breadcrumbs },
    head: { ...former.head, title: `${title}: removed`, noindex: false },
    kept: { page, pages },
  };
}
