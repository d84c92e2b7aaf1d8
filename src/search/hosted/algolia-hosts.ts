/** A host as Algolia's clients expect it. */
export interface AlgoliaHost {
  /** The name and port, and a path if there is one. */
  url: string;
  protocol: 'http' | 'https';
}

/** Parses `http://127.0.0.1:4885`. The scheme defaults to https. Returns undefined for an invalid address. */
export function parseHost(address: string): AlgoliaHost | undefined {
  const text = address.includes('://') ? address : `https://${address}`;
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, username, search, hash } = new URL(text);
  if (!/^https?:$/.test(protocol) || username || search || hash) return undefined;
  return {
    url: host + pathname.replace(/\/$/, ''),
    protocol: protocol === 'http:' ? 'http' : 'https',
  };
}

/** Lists the origins that a browser sends requests to: the given host, or those that the client tries in turn. */
export function listOrigins(appId: string, host?: AlgoliaHost): string[] {
  if (host) return [new URL(`${host.protocol}://${host.url}`).origin];
  const names = [
    `${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  ];
  return names.map((name) => `https://${name}`.toLowerCase());
}
