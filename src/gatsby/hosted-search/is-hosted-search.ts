/** Whether the site is built to ask a hosted index: all three of its public settings are there. */
export function isHostedSearch(env: Record<string, string | undefined>): boolean {
  const { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_INDEX: index } = env;
  return Boolean(appId && index && env.GATSBY_ALGOLIA_SEARCH_KEY);
}
