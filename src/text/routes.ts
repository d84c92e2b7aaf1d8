import { toSlug } from './slug';

/** The page of an operation. `base` is the start of a docs version's routes: `/docs` or `/docs/<version>`. */
export const operationRoute = (base: string, slug: string): string => `${base}/api/${slug}/`;

/** The folder of the pages of areas and branches. */
export const categoryFolder = (base: string): string => `${base}/category/`;

/** The page of an area of the API, or of a branch of the sidebar. */
export const categoryRoute = (base: string, slug: string): string =>
  `${categoryFolder(base)}${slug}/`;

/** The overview of the API, which is next to the operations and named after the API. */
export const overviewRoute = (base: string, title: string): string =>
  operationRoute(base, toSlug(title) || 'overview');

/** The changelog of the interface, which is next to the operations. */
export const changelogRoute = (base: string): string => operationRoute(base, 'changelog');

/** The tour of the API, which is next to the operations. */
export const tourRoute = (base: string): string => operationRoute(base, 'tour');

/** The feed of the changelog, beside its page. */
export const feedRoute = (base: string): string => changelogRoute(base).replace(/\/$/, '.xml');

/** The OpenAPI document of an operation, area or API, next to its page. */
export const documentRoute = (route: string): string => route.replace(/\/$/, '.openapi.json');

/** The script with the commands of a guide, next to its page. */
export const scriptRoute = (route: string): string => route.replace(/\/$/, '.sh');

/** The Markdown twin of a page: `/docs/setup.md`, and `/docs/index.md` for the home of a version. */
export const twinRoute = (base: string, route: string): string =>
  route === `${base}/` ? `${base}/index.md` : route.replace(/\/$/, '.md');
