import { basename } from 'node:path';
import { addLines } from '../../src/content/files/add-lines';
import type { Content } from '../../src/content/model';
import type { Problem } from '../../src/problems/problem';
import { countOf } from '../../src/text/count-of';
import { type ExternalLink, listExternalLinks } from './list-external-links';
import { type LinkState, requestLinks } from './request-links';

/** In milliseconds. */
const patience = 15_000;

/** Names that are reserved for examples, or that mean the reader's own machine. */
const noSite = /(^|\.)(localhost|example|test|invalid|local|example\.(com|net|org))$/;

/** Requests the links to other sites and reports those that lead nowhere. */
export async function checkExternalLinks(
  content: Content,
  root: string,
  timeout = patience,
): Promise<Problem[]> {
  const links = listExternalLinks(content, basename(root)).filter(
    ({ url }) => !noSite.test(new URL(url).hostname),
  );
  const addresses = new Set(links.map(({ url }) => withoutHash(url)));
  console.error(countOf(addresses.size, 'external link'));
  const states = await requestLinks(addresses, timeout);
  const problems = links.flatMap((link) => describe(link, states.get(withoutHash(link.url))));
  return addLines(problems, root);
}

/** The part after the hash is never sent. */
function withoutHash(url: string): string {
  return url.replace(/#.*/, '');
}

function describe({ url, ...place }: ExternalLink, state: LinkState | undefined): Problem[] {
  if (!state || state.kind === 'works') return [];
  const isGone = state.kind === 'gone';
  return [
    {
      // Only an error if the other site says so: a network may fail, and a server may be busy.
      severity: isGone ? 'error' : 'warning',
      code: isGone ? 'link/gone' : 'link/unreachable',
      ...place,
      found: `a link to ${url}, which ${isGone ? 'no longer exists' : 'could not be reached'} (${state.reason})`,
      expected: 'a page that readers can open',
      fix: isGone
        ? 'link to its new address, or remove the link'
        : 'open it in a browser, and try again later',
    },
  ];
}
