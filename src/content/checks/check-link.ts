import { type LinkSource, type ResolvedLink, resolveLink } from '../../navigation/resolve-link';
import type { LocatedFormerPart } from '../../page-models/changelog/former-parts';
import type { Finding } from '../../problems/problem';
import { countOf } from '../../text/count-of';
import { countEdits } from '../../text/distance';
import { nearest, suggest } from '../../text/nearest';
import type { Routes } from './list-routes';

/** Returns what is wrong with a broken link, or with one to a former address; undefined for a valid one. */
export function checkLink(url: string, source: LinkSource, routes: Routes): Finding | undefined {
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
  const target = link.kind === 'page' ? routes.find(link.route) : undefined;
  const removed = link.kind === 'page' ? routes.findRemoved(link.route) : undefined;
  if (removed) return describeFormerLink(url, removed);
  if (link.kind === 'unknown' || !target) {
    return {
      code: 'link/unknown-page',
      found: `a link to ${url}, which is not a page`,
      expected: `a route (/docs/setup/)${source.guides.size > 0 ? ', a relative file (../setup.mdx)' : ''} or a full address`,
      fix: fixLink(url, link, source, routes),
    };
  }
  if (target.former) return describeFormerLink(url, target.former);
  if (!link.hash || target.mayHaveOtherAnchors) return undefined;
  if (target.anchors.has(decodeHash(link.hash))) return undefined;
  return {
    code: 'link/unknown-anchor',
    found: `a link to ${url}, whose page has no anchor ${link.hash}`,
    expected: `an anchor of ${target.owner}${nameAnchors(link.hash, target.anchors)}`,
    fix: suggest(
      link.hash,
      target.anchors,
      'link to the page without an anchor',
      (anchor) => `${url.split('#')[0]}#${anchor}`,
    ),
  };
}

/** Names a few anchors of a page, those that are most like a wrong one first. */
function nameAnchors(wrong: string, anchors: ReadonlySet<string>): string {
  if (anchors.size === 0) return ', which has none';
  const shareOfEdits = (anchor: string) =>
    countEdits(wrong, anchor, anchor.length + wrong.length) / (anchor.length + wrong.length);
  const alike = [...anchors].sort((a, b) => shareOfEdits(a) - shareOfEdits(b)).slice(0, 5);
  const others = anchors.size - alike.length;
  return `: ${alike.join(', ')}${others > 0 ? ` and ${countOf(others, 'other')}` : ''}`;
}

function fixLink(url: string, link: ResolvedLink, source: LinkSource, routes: Routes): string {
  if (link.kind === 'page') return fixRoute(link.route, routes);
  const withEnding = url.replace(/(\.mdx?|\/)?(#.*)?$/, '.mdx$2');
  if (resolveLink(withEnding, source).kind === 'page') return `write ${withEnding}`;
  return fixRoute(withEnding.replace(/\.mdx(#.*)?$/, ''), routes);
}

/** The anchor that the hash of an address means. */
function decodeHash(hash: string): string {
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
export function fixRoute(route: string, routes: Routes): string {
  const inCurrent = routes.findInCurrent?.(route);
  if (inCurrent)
    return `only the current version has this page: remove the link, or write ${inCurrent}`;
  const last = nearest(lastPart(route), routes.addresses.map(lastPart));
  const alike = routes.addresses.filter((each) => lastPart(each) === last);
  const suggestion = nearest(route, alike) ?? alike[0];
  return suggestion ? `did you mean ${suggestion}?` : 'correct or remove the link';
}

function lastPart(route: string): string {
  return route.split('/').filter(Boolean).at(-1) ?? '';
}

/** Describes a mention of an operation that was renamed or removed. The old name of one that was renamed still leads to it. */
export function describeFormerMention(part: LocatedFormerPart): Finding {
  const { name, target } = part;
  return {
    severity: target ? 'warning' : 'error',
    code: target ? 'operation/renamed' : 'operation/removed',
    needs: 'overlays',
    found: `the operation ${name}, which ${describeChange(part)}`,
    expected: 'the operationId of an operation of the OpenAPI document',
    fix: target ? `write ${target.id}` : 'rewrite the passage without it',
  };
}

/** Describes a link to the address of an operation or area that was renamed or removed. */
function describeFormerLink(url: string, part: LocatedFormerPart): Finding {
  const { kind, name, target } = part;
  return {
    severity: target ? 'warning' : 'error',
    code: target ? 'link/renamed-page' : 'link/removed-page',
    found: `a link to ${url}, the address of the ${kind} ${name}, which ${describeChange(part)}`,
    expected: 'a link to a page of the interface as it is now',
    fix: target ? `write ${target.route}` : 'rewrite the passage without it',
  };
}

function describeChange({ target, entry }: LocatedFormerPart): string {
  const { release, date, file } = entry;
  if (target) return `is now called ${target.id}`;
  return `was removed ${release === undefined ? `on ${date}` : `in ${release}`} according to ${file}`;
}
