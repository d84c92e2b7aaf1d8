import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadContent } from '../../src/content/load-content';
import type { Json, OpenApiDocument } from '../../src/openapi/document/document';
import type { Problem } from '../../src/problems/problem';
import { runApiUpdate } from '../../tooling/api-update/run-api-update';
import { runCaptured } from '../tooling/run-captured';

type Document = OpenApiDocument & {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json & { properties?: Json }> };
};

/** The next interface: renamed, moved and removed parts of each kind. */
function changeInterface(text: string): Document {
  const renamed = text
    .replaceAll('"operationId": "CreateContext"', '"operationId": "PutContext"')
    .replaceAll('"variant_type"', '"kind_of_variant"');
  const document: Document = JSON.parse(renamed);
  const { paths, components } = document;
  for (const schema of Object.values(components.schemas)) delete schema.properties?.max_retries;
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
  paths['/context/search'] = { post };
  return document;
}

test('tells at once everything in the content of the site itself that an update breaks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'update-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'content');
  cpSync('content', root, { recursive: true });
  const text = readFileSync(join(root, 'openapi/superposition.json'), 'utf8');
  const next = join(folder, 'next.json');
  writeFileSync(next, JSON.stringify(changeInterface(text), null, 2));
  const run = () => runApiUpdate([next, '--write', '--json'], root, '2026-11-23');
  const { code, output } = await runCaptured(root, run);
  expect(code).toBe(0);
  const { broken }: { broken: Problem[] } = JSON.parse(
    output.slice(0, output.lastIndexOf('\n}') + 2),
  );
  const places = broken.map(({ file, found }) => `${file.replace('content/', '')} ${found}`);
  expect(places).toContain('notes/create-context.mdx the unknown operation CreateContext');
  expect(places).toContain('notes/weight-recompute.mdx the unknown operation WeightRecompute');
  const [renamed] = broken.filter(({ found }) => found.startsWith('variant_type, which'));
  expect(renamed?.fix).toMatch(/^write kind_of_variant \(/);
  expect(broken.filter(({ line }) => line === undefined)).toEqual([]);

  const { problems } = await loadContent(root);
  const told = new Set(broken.map(({ file, line }) => `${file}:${line}`));
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.filter(({ file, line }) => !told.has(`${file}:${line}`))).toEqual([]);
});
