import { homedir } from 'node:os';
import { expect, test } from 'vitest';
import { files, listSources, openAll, read } from './site';

// Gatsby copies a library into its own folder, which no page references.
const scripts = files.filter((file) => file.endsWith('.js') && !file.includes('/'));

/** Names of the packages in a script, read from its source map. */
function packagesOf(script: string): string[] {
  return (listSources(script) ?? []).flatMap((source) => {
    const path = source.split('node_modules/').at(-1);
    return source.includes('node_modules/') && path
      ? path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/')
      : [];
  });
}

const onlyAtBuild =
  /^(zod|yaml|unified|remark.*|rehype.*|micromark.*|mdast.*|hast.*|unist.*|vfile.*|prism.*|@readme\/.*|@mdx-js\/.*|cheerio|esbuild|github-slugger|ajv.*|openapi-sampler|json-p3|json-stringify-.*|@builder\.io\/.*|cspell.*|@cspell\/.*|retext.*|nlcst.*|parse-english|@rgrove\/.*|prettier|gatsby-plugin-algolia)$/;

test('the bundle contains no package that is only needed at build time', () => {
  const mapped = scripts.filter((script) => listSources(script));
  const found = mapped.flatMap((script) =>
    packagesOf(script)
      .filter((name) => onlyAtBuild.test(name))
      .map((name) => `${script}: ${name}`),
  );
  expect(found).toEqual([]);
  // The maps are usable: they name what is known to be in the bundle.
  expect(mapped.flatMap(packagesOf)).toEqual(expect.arrayContaining(['react-dom', 'gatsby']));
});

test('the bundle contains no package twice', () => {
  const paths = scripts.flatMap((script) =>
    (listSources(script) ?? []).flatMap(
      (source) => source.match(/node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+/)?.[0] ?? [],
    ),
  );
  const folders = [...new Set(paths)].map((path) => path.split('node_modules/').at(-1));
  expect(folders).toContain('react-dom');
  const copied = folders.filter((name, index) => folders.indexOf(name) !== index);
  // Each package of InstantSearch brings its own copy of a compiler's helpers, some hundred bytes.
  expect(copied).toEqual(['@swc/helpers']);
});

test('a script without a source map contains no code', () => {
  const unmapped = scripts.filter((script) => !listSources(script));
  expect(unmapped.filter((script) => read(script).length > 300)).toEqual([]);
});

test('the search leaves out the parser of queries, which nothing uses', () => {
  const sources = scripts.flatMap((script) => listSources(script) ?? []);
  expect(sources.some((source) => source.includes('node_modules/instantsearch.js/'))).toBe(true);
  expect(sources.filter((source) => source.includes('node_modules/qs/'))).toEqual([]);
});

test('the icons are in every page, and in no script', () => {
  const lacking = openAll().filter(({ $ }) => $('[id="site.icons"] symbol path[d]').length < 20);
  expect(lacking.map(({ file }) => file)).toEqual([]);
  const path = openAll()[0]?.$('#i-menu path').attr('d') ?? '';
  expect(path).toMatch(/^M/);
  expect(scripts.filter((script) => read(script).includes(path))).toEqual([]);
});

test('no file contains a path of the machine that built it', () => {
  const places = [process.cwd(), homedir()].map((place) => `${place}/`);
  const texts = files.filter((file) => !/\.(woff2|png|webp|ico)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  const found = texts.filter((file) => {
    const text = read(file);
    return places.some((place) => text.includes(place));
  });
  expect(found).toEqual([]);
});
