import type { Parameter } from './messages';

/** The titles of the places of parameters, in the order of their sections on a page. */
export const placeTitles = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
} as const;

/** The places of parameters in this order. Each is the anchor of its section. */
export const places = Object.keys(placeTitles) as Parameter['in'][];
