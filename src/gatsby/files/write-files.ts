import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { VersionContent } from '../../content/model';
import { documentRoute } from '../../navigation/routes';
import type { OpenApiDocument } from '../../openapi/document/document';
import { extractOperations } from '../../openapi/document/extract-operations';
import { siteDataFolder } from '../bundle/site-data';
import { pageLoader } from '../document/inline-scripts';
import { createPolicy } from '../document/security-policy';
import { getContent } from '../nodes/content-store';
import { planPages } from '../pages/plan-pages';
import { writeManifest, writeRobots, writeSitemap } from './site-files';
import { writeIndexes, writeTwins } from './twins';

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

/** The OpenAPI document of a version, and one for each area and each operation. */
async function writeDocuments({ api, document }: VersionContent): Promise<void> {
  if (!api || !document) return;
  await write(api.documentRoute, showDocument(document));
  const parts = [
    ...api.areas.map(({ slug, route }) => ({
      page: route,
      operations: api.operations.filter(({ area }) => area === slug),
    })),
    ...api.operations.map((operation) => ({
      page: operation.route,
      operations: [operation],
    })),
  ];
  for (const { page, operations } of parts) {
    const part = extractOperations(document, operations);
    await write(documentRoute(page), showDocument(part));
  }
}

function showDocument(document: OpenApiDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Writes what is not a page: twins, OpenAPI documents, and what crawlers, devices and servers read. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async () => {
  // Gatsby copies the library of its script component, which nothing here uses.
  await rm(join(process.cwd(), 'public', '~partytown'), { recursive: true, force: true });
  const boot = JSON.parse(await readFile(join(siteDataFolder, 'boot.json'), 'utf8'));
  await write('security-headers.conf', toServerHeaders(createPolicy([boot.script, pageLoader])));
  const content = getContent();
  const origin = content.site.url.replace(/\/$/, '') + content.site.prefix;
  const twins = content.versions.flatMap((version) => writeTwins(version, origin));
  for (const { path, text } of twins) await write(path, text);
  const { list, full } = writeIndexes(content, twins);
  await write('sitemap.xml', writeSitemap(planPages(content), origin));
  await write('robots.txt', writeRobots(origin));
  await write('site.webmanifest', writeManifest(content.site));
  await write('llms.txt', list);
  await write('llms-full.txt', full);
  for (const version of content.versions) await writeDocuments(version);
};
