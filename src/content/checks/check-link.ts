import { type LinkSource, type ResolvedLink, resolveLink } from '../../navigation/resolve-link';
import type { Finding } from '../../problems/problem';
import { nearest } from '../../text/nearest';
import type { Route } from './list-routes';

/** What is wrong with a link that leads nowhere; undefined for a good one. */
export function checkLink(
  url: string,
  source: LinkSource,
  routes: ReadonlyMap<string, Route>,
): Finding | undefined {
  if (url === '' || url === '#') {
    return {
      code: 'link/empty',
      found: 'a link to nothing',
      expected: 'an address between the round brackets',
      fix: 'write the address, or the words alone',
    };
  }
  const link = resolveLink(url, source);
  if (link.kind === 'external') return undefined;
  const target = link.kind === 'page' ? routes.get(link.route) : undefined;
  if (link.kind === 'unknown' || !target) {
    return {
      code: 'link/unknown-page',
      found: `a link to ${url}, which is no page`,
      expected: `a route (/docs/setup/)${source.guides.size > 0 ? ', a relative file (../setup.mdx)' : ''} or a full address`,
      fix: fixLink(url, link, source, routes),
    };
  }
  if (!link.hash || target.anchors.has(decodeHash(link.hash))) return undefined;
  const meant = nearest(link.hash, target.anchors);
  return {
    code: 'link/unknown-anchor',
    found: `a link to ${url}, whose page has no anchor ${link.hash}`,
    expected: `an anchor of ${target.owner}`,
    fix: meant ? `write ${url.split('#')[0]}#${meant}` : 'link to the page without an anchor',
  };
}

function fixLink(
  url: string,
  link: ResolvedLink,
  source: LinkSource,
  routes: ReadonlyMap<string, Route>,
): string {
  if (link.kind === 'page') return fixRoute(link.route, routes);
  const withEnding = url.replace(/\/?(#.*)?$/, '.mdx$1');
  return resolveLink(withEnding, source).kind === 'page'
    ? `write ${withEnding}`
    : 'correct or remove the link';
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** What to write instead of a route that is no page. */
export function fixRoute(route: string, routes: ReadonlyMap<string, Route>): string {
  const meant = nearest(route, routes.keys());
  return meant ? `write ${meant}` : 'correct or remove the link';
}
