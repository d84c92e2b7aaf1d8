import { originOf } from '../../content/settings/site-config';
import { listIndexes } from '../../twins/llms-index';
import { writeTwins } from '../../twins/write-twins';
import { listSidebarFiles } from '../bundle/site-data';
import type { StoredContent } from '../content-store';
import { writeFeeds } from './changelog-feed';
import { writeDocuments } from './openapi-documents';
import type { PublishedFile } from './published-file';
import { writeManifest, writeRobots, writeSitemap } from './site-files';
import { writeScripts } from './start-scripts';

/** Lists all files that are made of the content and are not pages: twins, sidebars, OpenAPI documents, scripts, and files for crawlers and devices. */
export function listFiles(stored: StoredContent): PublishedFile[] {
  const { content, versions, plan } = stored;
  const { site } = content;
  const origin = originOf(site);
  const twins = versions.flatMap((pages) => writeTwins(pages, origin));
  return [
    ...twins,
    ...listIndexes(site, versions, twins),
    ...listSidebarFiles(stored),
    ...versions.flatMap(writeDocuments),
    ...versions.flatMap((pages) => writeScripts(pages, origin)),
    ...versions.flatMap((pages) => writeFeeds(pages, site)),
    { path: 'sitemap.xml', text: writeSitemap(plan, origin) },
    { path: 'robots.txt', text: writeRobots(origin, site) },
    { path: 'site.webmanifest', text: writeManifest(site) },
  ];
}
