import { type LinkSource, type ResolvedLink, resolveLink } from '../../navigation/resolve-link';
import type { Finding } from '../../problems/problem';
import { nearest } from '../../text/nearest';
import { describeFormerLink } from './describe-former';
import type { Route } from './list-routes';

/** Returns what is wrong with a broken link, or with one to a former address; undefined for a valid one. */
export function checkLink(
  url: string,
  source: LinkSource,
  routes: ReadonlyMap<string, Route>,
): Finding | undefined {
  if (url === '' || url === '#') {
    return {
      code: 'link/empty',
      found: 'a link without an address',
      expected: 'an address between the parentheses',
      fix: 'add the address, or remove the link and keep its text',
    };
  }
  const link = resolveLink(url, source);
  if (link.kind === 'external') return undefined;
  const target = link.kind === 'page' ? routes.get(link.route) : undefined;
  if (link.kind === 'unknown' || !target) {
    return {
      code: 'link/unknown-page',
      found: `a link to ${url}, which is not a page`,
      expected: `a route (/docs/setup/)${source.guides.size > 0 ? ', a relative file (../setup.mdx)' : ''} or a full address`,
      fix: fixLink(url, link, source, routes),
    };
  }
  if (target.former) return describeFormerLink(url, target.former);
  if (!link.hash || target.anchors.has(decodeHash(link.hash))) return undefined;
  const suggestion = nearest(link.hash, target.anchors);
  return {
    code: 'link/unknown-anchor',
    found: `a link to ${url}, whose page has no anchor ${link.hash}`,
    expected: `an anchor of ${target.owner}`,
    fix: suggestion
      ? `did you mean ${url.split('#')[0]}#${suggestion}?`
      : 'link to the page without an anchor',
  };
}

function fixLink(
  url: string,
  link: ResolvedLink,
  source: LinkSource,
  routes: ReadonlyMap<string, Route>,
): string {
  if (link.kind === 'page') return fixRoute(link.route, routes);
  const withEnding = url.replace(/(\.mdx?|\/)?(#.*)?$/, '.mdx$2');
  if (resolveLink(withEnding, source).kind === 'page') return `write ${withEnding}`;
  return fixRoute(withEnding.replace(/\.mdx(#.*)?$/, ''), routes);
}

/** The anchor that the hash of an address means. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * Suggests what to write instead of a route that does not exist: one whose last part is alike, because
 * most routes begin in the same way.
 */
export function fixRoute(route: string, routes: ReadonlyMap<string, Route>): string {
  const last = nearest(lastPart(route), [...routes.keys()].map(lastPart));
  const alike = [...routes.keys()].filter((each) => lastPart(each) === last);
  const suggestion = nearest(route, alike) ?? alike[0];
  return suggestion ? `did you mean ${suggestion}?` : 'correct or remove the link';
}

function lastPart(route: string): string {
  return route.split('/').filter(Boolean).at(-1) ?? '';
}
