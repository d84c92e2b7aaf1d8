import { EventEmitter } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { keepQueries } from '../../../src/gatsby/develop/keep-queries';
import { keepSchema } from '../../../src/gatsby/develop/keep-schema';
import { keepUsedQueries } from '../../../src/gatsby/pages/used-queries';

// Undocumented behaviour of Gatsby that the project relies on and no other test covers
// (CONTRIBUTING, "Gatsby's internals").

const fromProject = createRequire(import.meta.url);
const gatsby = dirname(fromProject.resolve('gatsby/package.json'));
const fromGatsby = createRequire(join(gatsby, 'package.json'));

function readScripts(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

const build = readScripts(join(gatsby, 'dist'));

test.each([
  ['GATSBY_SLICES', 'switches slices on'],
  ['GATSBY_FEEDBACK_DISABLED', 'stops its questions to developers'],
  ['GATSBY_ADAPTERS_MANIFEST', 'replaces the list of adapters that it would fetch'],
])('Gatsby knows the variable %s, which %s', (name) => {
  expect(build.includes(`process.env.${name}`)).toBe(true);
});

test('Gatsby supports the variable GATSBY_LOGGER, which selects the logger', () => {
  const logger = readScripts(join(dirname(fromGatsby.resolve('gatsby-cli/package.json')), 'lib'));
  expect(logger.includes('process.env.GATSBY_LOGGER')).toBe(true);
});

test.each([
  ['production-app.js', 'new ProdLoader(asyncRequires, matchPaths, window.pageData)'],
  ['production-app.js', 'window.pagePath'],
  ['production-app.js', 'window.___webpackCompilationHash'],
  ['production-app.js', 'window.___loader = publicLoader'],
  ['navigation.js', 'window.___navigate = (to, options) =>'],
  ['navigation.js', 'args.location.action = args.action'],
  ['loader.js', 'window.___chunkMapping['],
  ['loader.js', 'Error: `error`'],
  ['loader.js', 'pagePath: `/404.html`, notFound: true'],
])('in a browser, Gatsby (%s) has %s', (file, code) => {
  expect(readFileSync(join(gatsby, 'cache-dir', file), 'utf8').includes(code)).toBe(true);
});

test('the plugin that extracts style has its name, and its options where they are changed', () => {
  const Plugin = fromGatsby('mini-css-extract-plugin');
  const plugin = new Plugin();
  expect(plugin.constructor.name).toBe('MiniCssExtractPlugin');
  expect(plugin.options).toHaveProperty('ignoreOrder', false);
});

test('Gatsby builds its schema through a function of a module, which can be replaced', async () => {
  const service = readFileSync(join(gatsby, 'dist', 'services', 'build-schema.js'), 'utf8');
  expect(service).toContain('require("../schema")');
  expect(service).toContain('(0, _schema.build)({');
  let calls = 0;
  const schema = {
    async build() {
      calls += 1;
    },
  };
  keepSchema(schema);
  await Promise.all([schema.build(), schema.build()]);
  expect(calls).toBe(1);
});

test('Gatsby finds the queries of components with one function, which reports changes before', async () => {
  const watcher = readFileSync(join(gatsby, 'dist/query/query-watcher.js'), 'utf8');
  expect(watcher).toContain('exports.extractQueries = extractQueries;');
  expect(watcher).toContain('emitter.emit(`SOURCE_FILE_CHANGED`, path)');
  const service = readFileSync(join(gatsby, 'dist/services/extract-queries.js'), 'utf8');
  expect(service).toContain('_queryWatcher.extractQueries)(');
  const reducer = readFileSync(join(gatsby, 'dist/redux/reducers/components.js'), 'utf8');
  expect(reducer).toContain('state = new Map()');
});

test('queries are looked for at first, after a change of the code, and with a new template', async () => {
  let calls = 0;
  const watcher = {
    async extractQueries() {
      calls += 1;
    },
  };
  const components = new Map<string, unknown>();
  const changes = new EventEmitter();
  keepQueries(changes, watcher, { store: { getState: () => ({ components }) } });
  const extract = () => watcher.extractQueries();
  await extract();
  await extract();
  expect(calls).toBe(1);
  changes.emit('SOURCE_FILE_CHANGED');
  await extract();
  expect(calls).toBe(2);
  components.set('folder', {});
  await extract();
  await extract();
  expect(calls).toBe(3);
});

test('Gatsby, which warns of each query that no page uses, gets only those of templates with pages', async () => {
  const watcher = readFileSync(join(gatsby, 'dist/query/query-watcher.js'), 'utf8');
  expect(watcher).toContain('await (0, _queryCompiler.default)({');
  const file = readFileSync(join(gatsby, 'dist/query/query-compiler.js'), 'utf8');
  expect(file).toContain('exports.default = compile;');
  const compiler = {
    default: async () => new Map(Object.entries({ 'guide.tsx': {}, 'tour.tsx': {} })),
  };
  const components = new Map([['guide.tsx', {}]]);
  keepUsedQueries(compiler, { store: { getState: () => ({ components }) } });
  expect([...(await compiler.default()).keys()]).toEqual(['guide.tsx']);
});
