import { createLinkSource } from '../../navigation/link-source';
import { type LinkSource, type ResolvedLink, resolveLink } from '../../navigation/resolve-link';
import type { Problem } from '../../problems/problem';
import { nearest } from '../../text/nearest';
import type { VersionContent } from '../model';
import type { Route } from './list-routes';

/** What to write instead of a route that is no page. */
export function repairRoute(route: string, routes: Map<string, Route>): string {
  const meant = nearest(route, routes.keys());
  return meant ? `write ${meant}` : 'correct or remove the link';
}

/** Checks the links, anchors and operations that guides and notes name. */
export function checkTexts(version: VersionContent, routes: Map<string, Route>): Problem[] {
  const operations = new Set(version.api?.operations.map(({ id }) => id));
  const toSource = createLinkSource(version);
  return [...version.guides, ...version.notes].flatMap((text) => {
    const { file, prose } = text;
    const source = toSource(text);
    return [
      ...prose.links.flatMap(({ url, line, column }): Problem[] => {
        const finding = checkLink(url, source, routes);
        return finding ? [{ severity: 'error', file, line, column, ...finding }] : [];
      }),
      ...prose.mentions
        .filter(({ id }) => !operations.has(id))
        .map(
          ({ id, line, column }): Problem => ({
            severity: 'error',
            file,
            line,
            column,
            ...describeUnknownOperation(id, operations),
          }),
        ),
    ];
  });
}

/** What is wrong with a link that leads nowhere; undefined for a good one. */
export function checkLink(
  url: string,
  source: LinkSource,
  routes: Map<string, Route>,
): Pick<Problem, 'found' | 'expected' | 'repair'> | undefined {
  if (url === '' || url === '#') {
    return {
      found: 'a link to nothing',
      expected: 'an address between the round brackets',
      repair: 'write the address, or the words alone',
    };
  }
  const link = resolveLink(url, source);
  if (link.kind === 'external') return undefined;
  const target = link.kind === 'page' ? routes.get(link.route) : undefined;
  if (link.kind === 'unknown' || !target) {
    return {
      found: `a link to ${url}, which is no page`,
      expected: `a route (/docs/setup/)${source.guides.size > 0 ? ', a relative file (../setup.mdx)' : ''} or a full address`,
      repair: repairLink(url, link, source, routes),
    };
  }
  if (!link.hash || target.anchors.has(decodeHash(link.hash))) return undefined;
  const meant = nearest(link.hash, target.anchors);
  return {
    found: `a link to ${url}, whose page has no anchor ${link.hash}`,
    expected: `an anchor of ${target.owner}`,
    repair: meant ? `write ${url.split('#')[0]}#${meant}` : 'link to the page without an anchor',
  };
}

function repairLink(
  url: string,
  link: ResolvedLink,
  source: LinkSource,
  routes: Map<string, Route>,
): string {
  if (link.kind === 'page') return repairRoute(link.route, routes);
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

/** Says of an id that no operation has it, and which was probably meant. */
export function describeUnknownOperation(id: string, operations: Set<string>) {
  const meant = nearest(id, operations);
  return {
    found: `the unknown operation ${id}`,
    expected: 'the operationId of an operation of the OpenAPI document',
    repair: meant ? `write ${meant}` : 'correct the id, or remove it',
  };
}
