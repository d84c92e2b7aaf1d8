import type { Api } from '../openapi/model';
import { toSlug } from '../openapi/slug';

/** Root-relative routes of one docs version; `base` is `/docs` or `/docs/<version>`. */
export const operationRoute = (base: string, slug: string): string => `${base}/api/${slug}/`;

/** The page of an area of the API. */
export const areaRoute = (base: string, slug: string): string => `${base}/category/${slug}/`;

/** The page of a branch of the sidebar. */
export const categoryRoute = areaRoute;

/** The overview of the API stands among the operations, under the API's name. */
export const overviewRoute = (base: string, api: Pick<Api, 'title'>): string =>
  operationRoute(base, toSlug(api.title) || 'overview');

/** Where the OpenAPI document itself is published, beside its overview page. */
export const documentRoute = (base: string, api: Pick<Api, 'title'>): string =>
  pageDocumentRoute(overviewRoute(base, api));

/** The Markdown twin of a page: `/docs/setup.md`, and `/docs/index.md` for the home of a version. */
export const twinRoute = (base: string, route: string): string =>
  route === `${base}/` ? `${base}/index.md` : route.replace(/\/$/, '.md');

/** The OpenAPI document of what a page is about, beside the page. */
export const pageDocumentRoute = (route: string): string => route.replace(/\/$/, '.openapi.json');
