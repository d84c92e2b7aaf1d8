import type { Finding } from '../problems/problem';
import { suggest } from '../text/nearest';
import { listGuides, type SidebarConfigEntry } from './sidebar-config';

/** Reports a guide that doesn't exist, and the one that was probably meant. */
export function describeUnknownGuide(path: string, known: readonly string[]): Finding {
  return {
    code: 'sidebar/unknown-guide',
    near: `guide: ${path}`,
    found: `the guide "${path}", which does not exist`,
    expected: 'the path of a file below guides/, without .mdx',
    fix: suggest(
      path,
      known,
      `add guides/${path}.mdx, or remove the entry`,
      (name) => `guide: ${name}`,
    ),
  };
}

/** Reports an entry for pages of the API when there is no API. */
export function describeNoInterface(part: string): Finding {
  return {
    code: 'sidebar/no-interface',
    near: `api: ${part}`,
    found: `api: ${part} without an OpenAPI document`,
    expected: 'a document in openapi/ whose pages can be listed',
    fix: 'add the document, or remove the entry',
  };
}

/** Reports a branch without pages. */
export function describeEmptyBranch(label: string): Finding {
  return {
    code: 'sidebar/empty-branch',
    near: `label: ${label}`,
    found: `the branch "${label}" with nothing to link to`,
    expected: 'at least one page in a branch',
    fix: 'add a guide to it, or remove it',
  };
}

/** Finds the guides that are listed more than once, with a finding for each repetition. */
export function findRepeatedGuides(
  config: readonly SidebarConfigEntry[],
  { guides }: { guides: readonly { path: string }[] },
): Finding[] {
  const known = new Set(guides.map(({ path }) => path));
  const listed = listGuides(config);
  return listed
    .filter((path, index) => known.has(path) && listed.indexOf(path) < index)
    .map((path) => ({
      code: 'sidebar/repeated-guide',
      near: `guide: ${path}`,
      found: `the guide "${path}" twice`,
      expected: 'one place in the sidebar for each guide, where its breadcrumbs begin',
      fix: 'remove one of the two entries',
    }));
}
