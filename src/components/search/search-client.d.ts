/** Resolved at build time (`src/gatsby/bundle/webpack.ts`) to `open-embedded` or `open-hosted`. */
declare module 'search-client' {
  export const openSearch: () => import('./search-source').SearchSource;
}
