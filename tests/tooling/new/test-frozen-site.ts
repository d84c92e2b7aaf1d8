import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoadedContent, loadContent } from '../../../src/content/load-content';
import type { VersionContent } from '../../../src/content/model';
import { readSite } from '../../../src/content/settings/read-site';
import { toNodes } from '../../../src/gatsby/nodes/to-nodes';
import { buildPages } from '../../../src/page-models/build-pages';
import { buildRecords } from '../../../src/search/records/build-records';
import { writeTwins } from '../../../src/twins/write-twins';
import { writePlan } from '../../../tooling/files/write-plan';
import { planVersion } from '../../../tooling/new/plan-version';

/** Everything that readers get of a version, as if it were the current one. */
function print(version: VersionContent): Record<string, string> {
  const pages = buildPages(version, 'en', 'https://docs.example');
  const records = buildRecords(pages);
  const outputs = {
    twins: writeTwins(pages, 'https://docs.example'),
    nodes: toNodes(pages, '/site'),
    document: version.document,
    records,
  };
  return Object.fromEntries(
    Object.entries(outputs).map(([key, output]) => [
      key,
      JSON.stringify(output, null, 1)
        .replaceAll(`${version.base}/`, '/docs/')
        .replaceAll(`"${version.version}:`, '"VERSION:')
        .replaceAll(`"${version.version}"`, '"VERSION"')
        // Searches in the current version name none.
        .replaceAll(`&version=${version.version}"`, '"')
        .replaceAll(/"isCurrent": (true|false)/g, '"isCurrent": "IS"')
        .replaceAll(`content/versions/${version.version}/`, 'content/'),
    ]),
  );
}

/** Tests what becomes of the content of a folder when its current version is frozen. */
export function testFrozenSite(content: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'frozen-'));
  const root = join(folder, 'content');
  let loaded: LoadedContent;
  // Short, because with a longer address less text fits into a record; and nothing else has them, such as a release.
  const [name, next] = ['q0', 'q1'];

  beforeAll(async () => {
    cpSync(content, root, { recursive: true });
    const settings = join(root, 'site.yaml');
    const text = readFileSync(settings, 'utf8').replace(/[\w."]+(?=,?\s+status: current)/, name);
    writeFileSync(settings, text);
    const { value: site } = await readSite(root);
    if (!site) throw new Error('the settings cannot be read');
    const { value: plan } = await planVersion({ kind: 'version', name, next }, site, root);
    if (plan) writePlan(plan);
    loaded = await loadContent(root);
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  test('freezing the site causes no problem', () => {
    expect(loaded.problems).toEqual([]);
  });

  test('the pages of the frozen version are those of the current one at other addresses', () => {
    const versions = loaded.content?.versions ?? [];
    const current = versions.find(({ base }) => base === '/docs');
    const frozen = versions.find(({ version }) => version === name);
    if (!current || !frozen) throw new Error('a version is missing');
    expect(frozen.base).toBe(`/docs/${name}`);
    const [expected, printed] = [print(current), print(frozen)];
    for (const key of Object.keys(expected)) {
      expect(printed[key]?.split('\n')).toEqual(expected[key]?.split('\n'));
    }
  });
}
