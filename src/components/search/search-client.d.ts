/** The client that the build picks (`src/gatsby/bundle/webpack.ts`): `open-embedded` or `open-hosted`. */
declare module 'search-client' {
  export const openSearch: () => import('./search-source').SearchSource;
}
