import { join } from 'node:path';
import { loadContent } from '../../src/content/load-content';
import type { Content, VersionContent } from '../../src/content/model';
import { buildPages } from '../../src/page-models/build-pages';
import type { VersionPages } from '../../src/page-models/model';
import { formatProblems } from '../../src/problems/problem';

async function load(root: string): Promise<Content> {
  const { content, problems } = await loadContent(root);
  if (!content || problems.length > 0) throw new Error(formatProblems(problems));
  return content;
}

let ownSite: Promise<Content> | undefined;

/**
 * The content of the site itself; fails with its mistakes if it has any. Read
 * once for all files of a worker, so it must not be changed.
 */
export function loadOwnSite(): Promise<Content> {
  ownSite ??= load(join(__dirname, '..', '..', 'content'));
  return ownSite;
}

/** The only version of tests/fixtures/small-site. */
export async function loadSmallSite(): Promise<VersionContent> {
  const { versions } = await load(join(__dirname, '..', 'fixtures', 'small-site'));
  return versions[0] as VersionContent;
}

/** Its pages. */
export async function loadSmallPages(): Promise<VersionPages> {
  return buildPages(await loadSmallSite());
}
