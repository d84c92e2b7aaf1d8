import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { siteDataFolder } from '../bundle/site-data';
import { getStoredContent } from '../content-store';
import { pageLoader } from '../document/inline-scripts';
import { createPolicy } from '../document/security-policy';
import { listFiles } from './list-files';
import { writeMovedAddresses } from './moved-addresses';
import type { PublishedFile } from './published-file';
import { writeSecurityHeaders } from './security-headers';
import { writeIfChanged } from './write-if-changed';

const publicFolder = join(process.cwd(), 'public');
/** What operators need and readers don't, which must not be served. */
const infoFolder = join(process.cwd(), 'build-info');
/** Remembers the files of the last build, of which some may be gone. */
const listFile = join(process.cwd(), '.cache', 'published-files.json');

/** Writes the files into the published folder, without those of the last build that are gone. */
async function publish(files: readonly PublishedFile[]): Promise<void> {
  const last: string[] = JSON.parse(await readFile(listFile, 'utf8').catch(() => '[]'));
  const paths = files.map(({ path }) => path);
  const gone = last.filter((path) => !paths.includes(path));
  for (const path of gone) await rm(join(publicFolder, path), { force: true });
  for (const { path, text } of files) await writeIfChanged(join(publicFolder, path), text);
  await writeFile(listFile, JSON.stringify(paths));
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
  const stored = getStoredContent();
  await publish(listFiles(stored));
  const info = [
    ...writeSecurityHeaders(await readPolicy()),
    ...writeMovedAddresses(stored.versions, stored.content.site.prefix),
  ];
  for (const { path, text } of info) await writeIfChanged(join(infoFolder, path), text);
};
