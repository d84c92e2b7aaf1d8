import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { documentRoute } from '../navigation/routes';
import { getContent } from './held-content';
import { pageLoader } from './inline-scripts';
import { createPolicy } from './security-policy';
import { siteDataFolder } from './site-data';

async function write(path: string, text: string): Promise<void> {
  const file = join(process.cwd(), 'public', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Headers for a server's configuration; `frame-ancestors` counts in a header only. */
function toServerHeaders(policy: string): string {
  return [
    `add_header Content-Security-Policy "${policy}; frame-ancestors 'none'" always;`,
    'add_header X-Content-Type-Options "nosniff" always;',
    'add_header Referrer-Policy "strict-origin-when-cross-origin" always;',
    '',
  ].join('\n');
}

/** Writes what is not a page: the OpenAPI documents, and the headers that a server should send. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  // Gatsby copies the library of its script component, which nothing here uses.
  await rm(join(process.cwd(), 'public', '~partytown'), { recursive: true, force: true });
  const boot = JSON.parse(await readFile(join(siteDataFolder, 'boot.json'), 'utf8'));
  await write('security-headers.conf', toServerHeaders(createPolicy([boot.script, pageLoader])));
  for (const { base, api, document } of getContent().versions) {
    if (api && document) {
      await write(documentRoute(base, api), `${JSON.stringify(document, null, 2)}\n`);
    }
  }
};
