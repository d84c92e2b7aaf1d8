import golden from '../fixtures/golden-operations.json';
import routes from '../fixtures/routes.json';
import { files, openFile } from './site';

/** The operations of the current version. */
export const operations = golden.map(({ id, slug, area }) => ({
  area,
  operationId: id,
  route: `/docs/api/${slug}/`,
}));
export const { aliases } = routes;
const search = '/search/';

/** Listed pages that the site must have. */
export const required = [
  ...routes.pages.filter((route) => route !== search),
  ...routes.categories,
  ...routes.operations,
];

const built = files
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
  .filter((route) => route !== '/404/');

/** The pages of the old version. */
export const old = built.filter((route) => route.startsWith('/docs/0.93/'));

/** The pages of folders that have none of their own: they lead on, or list the pages in the folder. */
export const folders = built.filter((route) => {
  const { $ } = openFile(`${route}index.html`.slice(1));
  const isRedirect = $('html[data-leads-to]').length > 0;
  const isFolder = built.some((other) => other !== route && other.startsWith(route));
  const isAbove = route !== '/' && isFolder;
  return isAbove && (isRedirect || $('meta[name="robots"]').attr('content') === 'noindex');
});

/** The former addresses of pages. */
const moved = built.filter(
  (route) => openFile(`${route}index.html`.slice(1)).$('html[data-leads-to]').length > 0,
);

/** Pages that can only be reached by their address. */
export const hidden = [
  ...new Set([
    ...aliases,
    search,
    ...routes.redirects.map(({ from }) => from),
    ...folders,
    ...moved,
  ]),
];

/** Listed pages of the current version: everything except aliases, search, 404 and the start page. */
export const found = built.filter((route) => !old.includes(route) && !hidden.includes(route));

/** The page of an operation that only the old version has. */
export const onlyOld = '/docs/0.93/api/get-config-fast/';

export const all = [...found, ...old, ...hidden];

/** One page of each kind of template. */
export const samples = {
  guide: '/docs/quick_start/',
  category: '/docs/category/experiments/',
  'category of guides': '/docs/category/legacy-superposition-clients/',
  operation: '/docs/api/create-experiment/',
  overview: '/docs/api/superposition/',
  tour: '/docs/api/tour/',
  alias: '/docs/api/delete-organisation/',
};
