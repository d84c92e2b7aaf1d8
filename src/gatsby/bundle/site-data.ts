import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Shell } from '../../content/settings/shell';
import { manifestName } from '../../search/engine/index/index-files';
import type { StoredContent } from '../content-store';
import { buildBootScript } from '../document/boot-script';
import type { PublishedFile } from '../files/published-file';
import { writeIfChanged } from '../files/write-if-changed';
import { isHostedSearch } from '../hosted-search/environment';
import { listSections } from '../pages/list-sections';
import { listDocsLinks } from '../pages/relate-versions';

/** The folder of the data that the bundle imports as `site-data/…` (see `webpack.ts`). */
export const siteDataFolder = join(process.cwd(), '.cache', 'site-data');

/** Lists the sidebars that browsers fetch, one for each version; their names change with what they say. */
export function listSidebarFiles({
  content,
}: Pick<StoredContent, 'content'>): (PublishedFile & { version: string })[] {
  return content.versions.map(({ version, sidebar }) => {
    const text = JSON.stringify(sidebar.entries);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return { version, path: `sidebar-${hash}.json`, text };
  });
}

/**
 * Writes the data that is compiled into the bundle (`shell.json`), the data that only the server's
 * renderer reads (`sidebars.json`, `boot.json`), and the sidebars, which browsers fetch when needed.
 */
export async function writeSiteData(stored: StoredContent): Promise<void> {
  const { content, plan } = stored;
  const files = listSidebarFiles(stored);
  for (const { path, text } of files) {
    await writeIfChanged(join(process.cwd(), 'public', path), text);
  }
  const { site } = content;
  const docsLinks = listDocsLinks(site, plan);
  const shell: Shell = {
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    prefix: site.prefix,
    previewOf: site.previewOf,
    repository: site.repository,
    assistants: site.assistants,
    languages: site.languages,
    versions: site.versions,
    colourMode: site.colourMode,
    announcement: site.announcement,
    navbar: site.navbar,
    footer: site.footer,
    sidebarData: Object.fromEntries(files.map(({ version, path }) => [version, `/${path}`])),
    sections: listSections(site, content.versions, docsLinks),
    docsLinks,
    searchIndex: isHostedSearch(process.env) ? undefined : `/${manifestName}`,
  };
  const sidebars = Object.fromEntries(
    content.versions.map(({ version, sidebar }) => [version, sidebar.entries]),
  );
  await Promise.all([
    writeIfChanged(join(siteDataFolder, 'shell.json'), JSON.stringify(shell)),
    writeIfChanged(join(siteDataFolder, 'sidebars.json'), JSON.stringify(sidebars)),
    writeIfChanged(join(siteDataFolder, 'boot.json'), JSON.stringify(await buildBootScript())),
  ]);
}
