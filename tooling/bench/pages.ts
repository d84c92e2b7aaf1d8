/** One page of each kind, with its address relative to the prefix. */
export const pages = {
  home: 'docs/',
  'quick start': 'docs/quick_start/',
  operation: 'docs/api/create-experiment/',
  category: 'docs/category/experiments/',
  overview: 'docs/api/superposition/',
  search: 'search/',
  'not found': 'docs/no-such-page/',
} as const;

export type PageKind = keyof typeof pages;

export const pageKinds = Object.keys(pages) as PageKind[];
