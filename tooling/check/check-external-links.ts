import { basename } from 'node:path';
import { addLines } from '../../src/content/files/add-lines';
import type { Content } from '../../src/content/model';
import type { Problem } from '../../src/problems/problem';
import { countOf } from '../../src/text/count-of';
import { type ExternalLink, listExternalLinks } from './list-external-links';
import { type LinkState, type RequestOptions, requestLinks } from './request-links';
import { readWorkingLinks, storeWorkingLinks } from './working-links';

const patient: RequestOptions = { timeout: 15_000, longestWait: 30_000 };

/** Names that are reserved for examples, or that mean the reader's own machine. */
const noSite = /(^|\.)(localhost|example|test|invalid|local|example\.(com|net|org))$/;

/**
 * Requests the links to other sites and reports those that lead nowhere. What worked in the last week,
 * as stored in `file`, isn't requested again.
 */
export async function checkExternalLinks(
  content: Content,
  root: string,
  file: string,
  options = patient,
): Promise<Problem[]> {
  const links = listExternalLinks(content, basename(root)).filter(
    ({ url }) => !noSite.test(new URL(url).hostname),
  );
  const addresses = new Set(links.map(({ url }) => withoutHash(url)));
  const known = readWorkingLinks(file);
  const wanted = [...addresses].filter((url) => !Object.hasOwn(known, url));
  const remembered = addresses.size - wanted.length;
  console.error(
    `${countOf(addresses.size, 'external link')}, of which ${remembered} worked in the last week`,
  );
  const states = await requestLinks(wanted, options);
  const working = wanted.filter((url) => states.get(url)?.kind === 'works');
  storeWorkingLinks(file, {
    ...known,
    ...Object.fromEntries(working.map((url) => [url, Date.now()])),
  });
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
