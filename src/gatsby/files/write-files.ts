import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { listIndexes } from '../../twins/llms-index';
import { writeTwins } from '../../twins/write-twins';
import { siteDataFolder } from '../bundle/site-data';
import { getStoredContent } from '../content-store';
import { pageLoader } from '../document/inline-scripts';
import { createPolicy } from '../document/security-policy';
import { writeDocuments } from './openapi-documents';
import type { PublishedFile } from './published-file';
import { writeSecurityHeaders } from './security-headers';
import { writeManifest, writeRobots, writeSitemap } from './site-files';

const publicFolder = join(process.cwd(), 'public');
/** What operators need and readers don't, which must not be served. */
const infoFolder = join(process.cwd(), 'build-info');

async function write(folder: string, { path, text }: PublishedFile): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Reads the policy of every page, with the hashes of this build's inline scripts. */
async function readPolicy(): Promise<string> {
  const boot = JSON.parse(await readFile(join(siteDataFolder, 'boot.json'), 'utf8'));
  return createPolicy([boot.script, pageLoader]);
}

/** Writes all files that are not pages: twins, OpenAPI documents, and files for crawlers, devices and servers. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async () => {
  // Gatsby copies the library of its script component, which is not used.
  await rm(join(publicFolder, '~partytown'), { recursive: true, force: true });
  const { content, versions, plan } = getStoredContent();
  const { site } = content;
  const origin = site.url.replace(/\/$/, '') + site.prefix;
  const twins = versions.flatMap((pages) => writeTwins(pages, origin));
  const files: PublishedFile[] = [
    ...twins,
    ...listIndexes(site, versions, twins),
    ...versions.flatMap(writeDocuments),
    { path: 'sitemap.xml', text: writeSitemap(plan, origin) },
    { path: 'robots.txt', text: writeRobots(origin, site) },
    { path: 'site.webmanifest', text: writeManifest(site) },
  ];
  for (const file of files) await write(publicFolder, file);
  for (const file of writeSecurityHeaders(await readPolicy())) await write(infoFolder, file);
};
