import { join } from 'node:path';
import { loadContent } from '../../../../src/content/load-content';
import type { Content } from '../../../../src/content/model';
import { buildPages } from '../../../../src/page-models/build-pages';
import type { VersionPages } from '../../../../src/page-models/model';
import type { Problem } from '../../../../src/problems/problem';

/** The content of tests/fixtures/changelog-site, its pages, and what was found in it. */
export async function loadChangelogSite(): Promise<{
  content: Content;
  pages: VersionPages;
  problems: Problem[];
}> {
  const root = join(__dirname, '..', '..', '..', 'fixtures', 'changelog-site');
  const { content, problems } = await loadContent(root);
  const [version] = content?.versions ?? [];
  if (!content || !version) throw new Error('The fixture has no version.');
  return { content, pages: buildPages(version), problems };
}
