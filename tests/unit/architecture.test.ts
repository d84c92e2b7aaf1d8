import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';
import { type Import, readImports } from './imports';
import { readSource, walk } from './source-files';

const pure = [
  ...['text', 'problems', 'openapi', 'overlays', 'samples', 'prose', 'navigation'],
  ...['story', 'page-models', 'twins', 'search'],
];
const all = Object.fromEntries(pure.map((folder) => [folder, 'all']));
const types = Object.fromEntries(pure.map((folder) => [folder, 'types']));

/** What a folder may import: all of another folder, only its types, or single files. */
type Arrows = Record<string, string | readonly string[]>;

/** Design, "Who may import whom". A folder may always import from itself; all else is forbidden. */
const arrows: Record<string, Arrows> = {
  text: {},
  problems: { text: 'all' },
  openapi: { text: 'all', problems: 'all', navigation: ['navigation/routes'], story: 'types' },
  overlays: { text: 'all', problems: 'all', openapi: 'all' },
  samples: { text: 'all', openapi: 'types' },
  story: { text: 'all', problems: 'all', openapi: 'all', samples: 'all' },
  prose: { text: 'all', problems: 'all', openapi: 'types' },
  navigation: { text: 'all', problems: 'all', openapi: 'types', prose: 'types' },
  'page-models': {
    ...{ text: 'all', openapi: 'all', prose: 'all', samples: 'all', navigation: 'all' },
    story: 'all',
  },
  twins: {
    ...{ text: 'all', openapi: 'all', prose: 'all', samples: 'types', navigation: 'all' },
    'page-models': ['page-models/map-texts', 'page-models/address-screenshot'],
  },
  search: {
    ...{
      text: 'all',
      openapi: ['openapi/errors', 'openapi/retry-words'],
      prose: 'all',
      navigation: 'types',
    },
    'page-models': 'types',
  },
  content: all,
  gatsby: { ...all, content: 'all' },
  boot: {},
  runtime: {
    boot: ['boot/face', 'boot/storage', 'boot/tabs'],
    problems: 'types',
    text: ['text/count-of'],
  },
  hooks: { ...types, content: 'types' },
  components: { ...all, content: 'types', hooks: 'all' },
  templates: { ...all, content: 'types', components: 'all' },
  pages: { ...all, content: 'types', components: 'all' },
  styles: {},
  '': { gatsby: ['gatsby/document/style/page-style'] },
};

/** Packages that a folder must not import, by the prefix of their names. */
const forbidden: Record<string, RegExp> = {
  ...Object.fromEntries([...pure, 'content'].map((folder) => [folder, /^(react|gatsby)/])),
  boot: /./,
  runtime: /^react/,
};

/** The folders whose modules may read files. */
const onNode = ['content', 'gatsby'];
/** What views may import from Gatsby: neither queries nor the types of pages. */
const viewsMayTake = new Set(['withPrefix', 'navigate']);
const mayQuery = ['templates', 'pages', 'gatsby'];

const source = readSource();
const imports = source.flatMap(readImports);
const show = ({ from, source }: Import) => `${from.path} → ${source}`;

function isAllowed({ from, target = '', isType }: Import): boolean {
  const folder = target.includes('/') ? (target.split('/')[0] ?? '') : '';
  if (folder === from.folder) return true;
  const reach = arrows[from.folder]?.[folder];
  if (reach === undefined) return false;
  return isType || reach === 'all' || (Array.isArray(reach) && reach.includes(target));
}

test('knows every folder of src', () => {
  const folders = new Set(source.map(({ folder }) => folder));
  for (const folder of folders) expect(Object.keys(arrows)).toContain(folder);
});

test('finds the imports that it checks', () => {
  const seen = new Set(imports.map(show));
  expect(seen).toContain('navigation/routes.ts → ../text/slug');
  expect(seen).toContain('gatsby/nodes/html-printer.ts → ../../prose/render/render-html');
  expect(seen).toContain('templates/site-data.d.ts → ../content/settings/shell');
  expect(seen).toContain('prose/code/grammars.ts → prismjs/components/prism-java.js');
});

test('lets folders import only what the design allows', () => {
  expect(imports.filter((each) => each.target && !isAllowed(each)).map(show)).toEqual([]);
});

test('keeps React and Gatsby out of folders that must work without them', () => {
  const wrong = imports.filter(
    ({ from, source, target }) => !target && forbidden[from.folder]?.test(source),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('allows reading files only in content and gatsby', () => {
  const wrong = imports.filter(
    ({ from, source }) =>
      !onNode.includes(from.folder) &&
      (source.startsWith('node:') || builtinModules.includes(source)),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('allows views only addresses and navigation of Gatsby', () => {
  const wrong = imports.filter(
    ({ from, source, names }) =>
      ['components', 'hooks'].includes(from.folder) &&
      source.startsWith('gatsby') &&
      !names.every((name) => viewsMayTake.has(name)),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('allows only rendered code to import the site data', () => {
  const folders = imports
    .filter(({ source }) => source.startsWith('site-data/'))
    .map(({ from }) => from.folder);
  expect(folders.length).toBeGreaterThan(0);
  for (const folder of folders) expect(['components', 'templates', 'pages']).toContain(folder);
});

test('keeps queries and their types in templates, pages and gatsby', () => {
  const wrong = source.filter(({ folder, tree }) => {
    let isQuerying = false;
    walk(tree, (node) => {
      if (node.type !== 'Identifier') return;
      if (/^(graphql|useStaticQuery|Queries)$/.test(node.name)) isQuerying = true;
    });
    return isQuerying && !mayQuery.includes(folder);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
