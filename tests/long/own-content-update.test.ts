import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadContent } from '../../src/content/load-content';
import type { Json, OpenApiDocument } from '../../src/openapi/document/document';
import { compareInterfaces } from '../../tooling/api-update/compare/compare-interfaces';
import { planContent } from '../../tooling/api-update/plan-content';
import { writePlan } from '../../tooling/files/write-plan';
import { readSuperposition } from '../unit/superposition';

type Document = OpenApiDocument & {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json & { properties: Json }> };
};

/** The next interface: renamed, moved and removed parts of each kind. */
function changeInterface(text: string): Document {
  const renamed = text
    .replaceAll('"operationId": "CreateContext"', '"operationId": "PutContext"')
    .replaceAll('schemas/Variant"', 'schemas/ExperimentVariant"');
  const document: Document = JSON.parse(renamed);
  const { paths, components } = document;
  const { Variant, ...schemas } = components.schemas;
  components.schemas = { ...schemas, ExperimentVariant: Variant as never };
  delete schemas.Webhook?.properties.max_retries;
  delete paths['/context/weight/recompute'];
  const { get, ...others } = paths['/context'] ?? {};
  const parameters = (get?.parameters ?? []) as { name: string; in: string; schema: Json }[];
  const properties = Object.fromEntries(
    parameters.filter((each) => each.in === 'query').map(({ name, schema }) => [name, schema]),
  );
  components.schemas.ListContextsRequest = { type: 'object', properties };
  const schema = { $ref: '#/components/schemas/ListContextsRequest' };
  const post = {
    ...get,
    parameters: parameters.filter((each) => each.in !== 'query'),
    requestBody: { content: { 'application/json': { schema } } },
  };
  paths['/context'] = others;
  paths['/context/list'] = { post };
  return document;
}

test('keeps the words of the site itself through an update, and leaves nothing broken but links', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'update-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'content');
  cpSync('content', root, { recursive: true });
  // An update also moves what other versions share, and what earlier updates recorded: see compare-files.
  const settings = join(root, 'site.yaml');
  const versions = /versions:\n(?: {2}- name: .*\n {4}status: .*\n)+/;
  const current = 'versions: [{ name: next, status: current }]\n';
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(versions, current));
  for (const kept of ['versions', 'openapi/changelog', 'review.yaml']) {
    rmSync(join(root, kept), { recursive: true, force: true });
  }
  const file = join(root, 'openapi/superposition.json');
  const { document } = readSuperposition();
  const text = JSON.stringify(document, null, 2);
  const documents = { before: document, after: changeInterface(text) };
  // The interface is written as readers see it, so nothing needs another name.
  rmSync(join(root, 'openapi/names.yaml'));
  const changes = compareInterfaces(documents.before, documents.after);
  const plan = await planContent(
    { root, folder: root, base: '/docs' },
    documents,
    changes,
    '2026-11-23',
  );
  writePlan(plan);
  writeFileSync(file, JSON.stringify(documents.after, null, 2));

  const { lost, stale } = plan;
  const { counts, moved } = plan.words;
  expect(moved.map(({ to }) => to)).toContain("$.paths.*[?@.operationId == 'PutContext']");
  expect(moved.map(({ to }) => to)).toContain('$.components.schemas.ExperimentVariant');
  expect(moved.map(({ to }) => to)).toContain(
    '$.components.schemas.ListContextsRequest.properties.sort_on',
  );
  const places = lost.map(({ from, address }) => `${from} ${address}`);
  expect(places).toContain('notes/weight-recompute.mdx note on WeightRecompute');
  expect(places).toContain(
    'openapi/overlays/webhooks.yaml $.components.schemas.Webhook.properties.max_retries',
  );
  expect(counts.lost).toBeLessThan(20);
  expect(counts.kept).toBeGreaterThan(1600);

  const { problems } = await loadContent(root);
  const known = new Set(stale.map(({ file: name, line }) => `${name}:${line}`));
  // An error that a parameter provoked is for an author to rewrite, now that the body contains it.
  const broken = problems.filter(
    ({ file: name, line, code, found }) =>
      !known.has(`${name}:${line}`) &&
      code !== 'story/unknown-parameter' &&
      !/^a link to \/docs\/(0\.93|api\/changelog)\//.test(found),
  );
  expect(broken.map(({ file: name, line, found }) => `${name}:${line} ${found}`)).toEqual([]);
});
