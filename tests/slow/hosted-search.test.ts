import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redact } from '../../src/gatsby/hosted-search/admin-key';
import { buildPages } from '../../src/page-models/build-pages';
import { readingVerbs } from '../../src/search/engine/query/synonyms';
import { algoliaSettings } from '../../src/search/hosted/algolia-settings';
import { buildRecords } from '../../src/search/records/build-records';
import { runTool } from '../../tooling/run-command';
import { startStaticServer } from '../../tooling/serve/static-server';
import { type AlgoliaDouble, startDouble } from '../algolia-double/start-double';
import { loadOwnSite } from '../unit/sites';
import { listFiles } from './built-files';
import { ProjectCopy } from './project-copy';

const project = new ProjectCopy();
const publicFolder = join(project.folder, 'public');
const indexName = 'docs';
const adminKey = 'f00dfeed+secret/4711';
let double: AlgoliaDouble;
/** What the build printed. */
let output: string;

beforeAll(async () => {
  double = await startDouble({ adminKey });
  // The double ranks nothing, so the copy only knows a search with one result.
  project.write(
    'content/search-checks.yaml',
    '- { query: CreateWebhook, route: /docs/api/create-webhook/ }\n',
  );
  const settings = {
    GATSBY_ALGOLIA_APP_ID: 'DOUBLE',
    GATSBY_ALGOLIA_SEARCH_KEY: 'search-key',
    GATSBY_ALGOLIA_INDEX: indexName,
    GATSBY_ALGOLIA_HOST: double.address,
    ALGOLIA_ADMIN_KEY: adminKey,
    ALGOLIA_HOST: double.address,
  };
  output = await project.build({ isMinified: false, settings });
});

afterAll(async () => {
  await double.stop();
  project.remove('.');
});

test('a build pushes every record, the settings and the synonyms', async () => {
  const { versions, synonyms } = await loadOwnSite();
  const pages = versions.map((version) => buildPages(version));
  const records = pages.flatMap(buildRecords);
  expect(output).toContain(`search index docs: ${records.length} added, 0 changed, 0 removed`);
  const index = double.store.indexes.get(indexName);
  const sent = [...(index?.records.values() ?? [])].map(({ internal: _, ...record }) => record);
  const byId = (a: { objectID: string }, b: { objectID: string }) =>
    a.objectID < b.objectID ? -1 : 1;
  expect(sent.sort(byId)).toEqual(records.sort(byId));
  expect(index?.settings).toMatchObject(algoliaSettings);
  expect([...(index?.synonyms.values() ?? [])].map((each) => each.synonyms)).toEqual([
    ...synonyms,
    readingVerbs,
  ]);
});

test('the admin key is in no published file and not in the output', () => {
  const files = listFiles(publicFolder).map((file) => readFileSync(file, 'latin1'));
  expect(files.some((text) => text.includes('search-key'))).toBe(true);
  for (const text of [...files, output]) expect(redact(text, adminKey) === text).toBe(true);
});

test('the policy allows pages to contact the search host and no other', () => {
  const pages = listFiles(publicFolder).filter((file) => file.endsWith('.html'));
  const policies = pages.map((file) => {
    const [head = ''] = readFileSync(file, 'utf8').split('</head>');
    return load(head)('meta[http-equiv="Content-Security-Policy"]').attr('content');
  });
  const [policy = ''] = policies;
  expect(new Set(policies).size).toBe(1);
  expect(policy).toContain(`connect-src 'self' ${double.address};`);
  expect(policy.replace(double.address, '')).not.toMatch(/https?:|\*/);
});

test('it contains the client of the hosted index, and not the embedded index or its client', () => {
  const files = listFiles(publicFolder);
  expect(files.filter((file) => /search-index-/.test(file))).toEqual([]);
  const code = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'));
  expect(code.filter((text) => text.includes('createAlgoliaClient('))).toHaveLength(1);
  expect(code.filter((text) => /createEmbeddedClient/.test(text))).toEqual([]);
});

test('the browser tests that depend on the search client pass on it too', async () => {
  const server = await startStaticServer({ base: '/superposition', folder: publicFolder });
  const tests = await runTool(
    'playwright',
    ['test', '--grep=@client', '--reporter=list', '--output=test-results/hosted-search'],
    {
      capture: true,
      env: {
        ...process.env,
        E2E_BASE_URL: server.url,
        GATSBY_ALGOLIA_HOST: double.address,
      },
    },
  );
  await server.close();
  expect(tests.code, tests.output).toBe(0);
  expect(double.requests.filter(({ path }) => path.endsWith('/queries')).length).toBeGreaterThan(
    20,
  );
});
