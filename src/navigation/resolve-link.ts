/** The target of a link in a text. */
export type ResolvedLink =
  | { kind: 'page'; route: string; hash: string; query?: string }
  | { kind: 'external' }
  | { kind: 'unknown' };

/** The text that contains a link, and the routes of all guides by path. */
export interface LinkSource {
  path: string;
  route: string;
  guides: ReadonlyMap<string, string>;
}

/** The source of a text that has no page of its own, so that only its root-relative links lead to pages. */
export const anywhere: LinkSource = { path: '', route: '', guides: new Map() };

/**
 * Resolves a link as authors may write it: a route (`/docs/setup/`), a relative file
 * (`../setup.mdx#database`), a hash of the same page, or a full address.
 */
export function resolveLink(url: string, { path, route, guides }: LinkSource): ResolvedLink {
  if (/^(https?:|mailto:)/.test(url)) return { kind: URL.canParse(url) ? 'external' : 'unknown' };
  const [beforeHash = '', hash = ''] = url.split('#', 2);
  const [target = '', query] = beforeHash.split('?', 2);
  if (target === '') return { kind: 'page', route, hash, query };
  if (target.startsWith('/')) {
    const canonical = /\/$|\.[a-z]\w*$/i.test(target) ? target : `${target}/`;
    return { kind: 'page', route: canonical, hash, query };
  }
  const found = target.endsWith('.mdx') && guides.get(resolvePath(target, path));
  return found ? { kind: 'page', route: found, hash, query } : { kind: 'unknown' };
}

/** Resolves a relative file to the path of a guide; empty if it isn't a valid path. */
function resolvePath(file: string, from: string): string {
  try {
    const { pathname } = new URL(file, `file:///${from}`);
    return decodeURIComponent(pathname.slice(1)).replace(/\.mdx$/, '');
  } catch {
    return '';
  }
}
