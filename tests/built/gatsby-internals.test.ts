import { expect, test } from 'vitest';
import { files, openAll, type Page, prefix, read } from './site';

// Undocumented behaviour of Gatsby that the site relies on (CONTRIBUTING, "Gatsby's internals").
// The browser tests cover most of it too, but here the cause of a failure is obvious.

const pages = openAll();
const bundle = files.filter((file) => /^(app|framework|commons)-[^/]*\.js$/.test(file));

const except = (isTrue: (page: Page) => boolean) =>
  pages.filter((page) => !isTrue(page)).map(({ file }) => file);

test('every page has the elements that Gatsby hydrates, focuses and announces pages with', () => {
  for (const id of ['___gatsby', 'gatsby-focus-wrapper', 'gatsby-announcer']) {
    expect(except(({ $ }) => $(`[id="${id}"]`).length === 1)).toEqual([]);
  }
  expect(except(({ $ }) => $('#___gatsby > #gatsby-focus-wrapper').children().length > 0)).toEqual(
    [],
  );
});

test('every page contains the compilation hash, which Gatsby compares with that of later data', () => {
  const { webpackCompilationHash } = JSON.parse(read('page-data/app-data.json'));
  expect(webpackCompilationHash).toMatch(/^\w+$/);
  const named = ({ $ }: Page) => $('script[data-hash]').attr('data-hash');
  expect(except((page) => named(page) === webpackCompilationHash)).toEqual([]);
});

test('every page loads the code of its own template with the bundle', () => {
  const lacksTemplate = ({ $ }: Page) => {
    const { componentChunkName } = JSON.parse($('#site\\.page-data').text());
    const start = `${prefix}/${componentChunkName}-`;
    return !$('script[src][defer]')
      .toArray()
      .some(({ attribs }) => attribs.src?.startsWith(start));
  };
  expect(pages.filter(lacksTemplate).map(({ file }) => file)).toEqual([]);
});

test('no page uses slices', () => {
  expect(files.filter((file) => /slice/.test(file))).toEqual([]);
  expect(except(({ html }) => !/slice-start|gatsby-slice|_gatsby-scripts/.test(html))).toEqual([]);
});

test('no page contains Gatsby scripts without a purpose', () => {
  expect(except(({ html }) => !/script-loader|chunk-mapping|CDATA/.test(html))).toEqual([]);
  expect(except(({ $ }) => $('script[src]:not([defer])').length === 0)).toEqual([]);
});

test('no unreferenced library is published', () => {
  expect(files.filter((file) => file.endsWith('.js') && file.includes('/'))).toEqual([]);
});

test('scripts are compiled while they are downloaded', () => {
  expect(bundle.length).toBeGreaterThan(1);
  expect(bundle.filter((file) => !read(file).startsWith('//# allFunctionsCalledOnLoad'))).toEqual(
    [],
  );
});
