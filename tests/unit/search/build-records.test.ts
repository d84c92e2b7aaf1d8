import { beforeAll, describe, expect, test } from 'vitest';
import { listRoutes } from '../../../src/content/checks/list-routes';
import type { VersionContent } from '../../../src/content/model';
import { toPushedRecords } from '../../../src/gatsby/hosted-search/pushed-record';
import { buildPages } from '../../../src/page-models/build-pages';
import type { SearchRecord } from '../../../src/search/record';
import { buildRecords } from '../../../src/search/records/build-records';
import { countBytes } from '../../../src/search/records/split-draft';
import { loadDocument } from '../documents';
import { loadOwnSite } from '../sites';

let version: VersionContent;
let routes: ReturnType<typeof listRoutes>;
let records: SearchRecord[];
beforeAll(async () => {
  const content = await loadOwnSite();
  routes = listRoutes(content);
  version = content.versions[0] as VersionContent;
  records = buildRecords(buildPages(version));
});

const overview = '/docs/api/superposition/';
const find = (route: string) => records.find((record) => record.route === route);

test('assigns each record a unique id', () => {
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});

test('returns the same records for the same content', () => {
  expect(buildRecords(buildPages(version))).toEqual(records);
});

test('leads to pages and anchors that exist', () => {
  const anchors = new Map(routes.map((each) => [each.route, each.anchors]));
  const broken = records.filter(({ route, page }) => {
    const [path = '', anchor] = route.split('#');
    const known = anchors.get(path);
    // The list of routes does not include what the overview explains.
    const isListed = path === overview || anchor === undefined || known?.has(anchor);
    return path !== page || !known || !isListed;
  });
  expect(broken.map(({ route }) => route)).toEqual([]);
});

test('gives guides a weight by their standing', () => {
  const weights = ['/docs/', '/docs/how-to/feature-flag/', '/docs/known-issues/'].map(
    (route) => find(route)?.weight ?? 0,
  );
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
  expect(new Set(weights).size).toBe(3);
});

test('has a record for each guide, operation, area and category, and none for aliases and former addresses', () => {
  const pages = new Set(records.map(({ page }) => page));
  const aliases = [
    ...version.aliases.map(({ slug }) => `/docs/api/${slug}/`),
    ...version.guides.flatMap(({ formerRoutes = [] }) => formerRoutes),
  ];
  const wanted = routes
    .map(({ route }) => route)
    .filter((route) => /^\/docs\/(?!0\.93\/)(?:.*\/)?$/.test(route) && !aliases.includes(route));
  expect(wanted.length).toBeGreaterThan(90);
  expect(wanted.filter((route) => !pages.has(route))).toEqual([]);
  expect(aliases.filter((route) => pages.has(route))).toEqual([]);
});

test('has records for what a caller sends, but for headers that the overview explains', () => {
  expect(find('/docs/api/create-experiment/#request.variants.id')).toMatchObject({
    kind: 'field',
    title: 'id',
    names: expect.arrayContaining(['variants.id']),
    method: 'POST',
    pageTitle: find('/docs/api/create-experiment/')?.title,
  });
  expect(find('/docs/api/create-context/#header.x-config-tags')).toBeDefined();
  expect(find('/docs/api/create-context/#header.x-org-id')).toBeUndefined();
  expect(find('/docs/api/superposition/#header.x-org-id')).toBeDefined();
});

test('has a response field once per area, where a reader would look it up', () => {
  const hashes = records.filter(({ title }) => title === 'max_retries');
  expect(hashes.map(({ route }) => route)).toEqual([
    '/docs/api/create-webhook/#response.200.max_retries',
  ]);
  expect(find('/docs/api/get-version/#response.200.config_hash')).toBeDefined();
});

test('describes the errors of the catalogue', () => {
  const error = find('/docs/api/superposition/#errors.404');
  expect(error).toMatchObject({ kind: 'error', title: '404', pageTitle: 'API basics' });
  expect(error?.text).not.toContain('`');
});

test('names operations by id, words and endpoint, and contains their parameters', () => {
  const operation = find('/docs/api/ramp-experiment/');
  expect(operation?.names).toEqual(['RampExperiment', 'PATCH /experiments/{id}/ramp']);
  expect(operation?.breadcrumb).toEqual(['API reference', 'Experiments']);
  expect(operation?.terms).toEqual(expect.arrayContaining(['traffic_percentage', 'change_reason']));
});

test('names the changelog and its releases as readers do', () => {
  expect(find('/docs/api/changelog/')?.names).toEqual(
    expect.arrayContaining(['Release notes', 'What is new']),
  );
  expect(find('/docs/api/changelog/#2026-01-21')?.names).toContain('Changes in v0.97.1');
});

test('names a guide in a branch of a section by what the branch is about', () => {
  const names = find('/docs/clients/openfeature/python/')?.names;
  expect(names).toContain('Python OpenFeature providers');
});

test('keeps words without markup, and code apart', () => {
  // Messages of errors are quoted as the server writes them.
  const written = records.filter(
    ({ kind, route }) => kind !== 'guide' && !/#(?:response|errors)\.[45]/.test(route),
  );
  const marked = written.filter(({ text }) => /\]\(|`/.test(text));
  expect(marked.map(({ route }) => route)).toEqual([]);
});

describe('stays below the size that a hosted index takes, with the digest that is pushed', () => {
  const measure = (nodes: SearchRecord[]) =>
    Math.max(...toPushedRecords({ data: { allSearchRecord: { nodes } } }).map(countBytes));

  test('on this site', () => expect(measure(records)).toBeLessThanOrEqual(10_000));

  test('with names and words of any length', async () => {
    const nodes = buildRecords(buildPages(await loadDocument('hostile')));
    expect(Math.max(...nodes.map(({ title }) => title.length))).toBeGreaterThan(100);
    expect(measure(nodes)).toBeLessThanOrEqual(10_000);
  });
});
