/** Where a link of a text leads. */
export type ResolvedLink =
  | { kind: 'page'; route: string; hash: string }
  | { kind: 'external' }
  | { kind: 'unknown' };

/** The guide that a link stands in, and the routes of all guides by path. */
export interface LinkSource {
  path: string;
  route: string;
  guides: ReadonlyMap<string, string>;
}

/**
 * Resolves a link as authors may write it: a route (`/docs/setup/`), a relative file
 * (`../setup.mdx#database`), a hash of the same page, or a full address.
 */
export function resolveLink(url: string, { path, route, guides }: LinkSource): ResolvedLink {
  if (/^(https?:|mailto:)/.test(url)) return { kind: 'external' };
  const [target = '', hash = ''] = url.split('#', 2);
  if (target === '') return { kind: 'page', route, hash };
  if (target.startsWith('/')) {
    const canonical = /\/$|\.\w+$/.test(target) ? target : `${target}/`;
    return { kind: 'page', route: canonical, hash };
  }
  if (!target.endsWith('.mdx')) return { kind: 'unknown' };
  const { pathname } = new URL(target, `file:///${path}`);
  const found = guides.get(decodeURIComponent(pathname.slice(1)).replace(/\.mdx$/, ''));
  return found ? { kind: 'page', route: found, hash } : { kind: 'unknown' };
}
