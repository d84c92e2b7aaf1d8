import routes from '../fixtures/routes.json';

const routesOf = (list: readonly { route: string }[]) => list.map(({ route }) => route);

export const { operations } = routes;
export const aliases = routesOf(routes.aliases);
const search = '/search/';

/** Listed pages: everything except aliases, search, 404 and the start page. */
export const found = [
  ...routesOf(routes.pages).filter((route) => route !== search),
  ...routesOf(routes.categories),
  ...routesOf(routes.operations),
];

/** Pages that can only be reached by their address. */
export const hidden = [...aliases, search, ...routes.redirects.map(({ from }) => from)];

export const all = [...found, ...hidden];

/** One page of each kind of template. */
export const samples = {
  guide: '/docs/quick_start/',
  category: '/docs/category/experiments/',
  'category of guides': '/docs/category/legacy-superposition-clients/',
  operation: '/docs/api/create-experiment/',
  overview: '/docs/api/superposition/',
  alias: '/docs/api/delete-organisation/',
};
