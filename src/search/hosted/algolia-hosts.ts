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

/** Hosts in the order in which they are tried. */
export type AlgoliaHosts = readonly [AlgoliaHost, ...AlgoliaHost[]];

/** The address of a host, without a slash at its end. */
export function toAddress({ protocol, url }: AlgoliaHost): string {
  return `${protocol}://${url}`;
}

/** The hosts that a push is sent to: the given one, or the application's own and its replicas. */
export function listPushHosts(appId: string, host?: AlgoliaHost): AlgoliaHosts {
  const own = (url: string): AlgoliaHost => ({ url: url.toLowerCase(), protocol: 'https' });
  return host ? [host] : [own(`${appId}.algolia.net`), ...listReplicas(appId).map(own)];
}

const listReplicas = (appId: string) =>
  [1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`);

/** Lists the origins that a browser sends requests to: the given host, or those that the client tries in turn. */
export function listOrigins(appId: string, host?: AlgoliaHost): string[] {
  if (host) return [new URL(toAddress(host)).origin];
  return [`${appId}-dsn.algolia.net`, ...listReplicas(appId)].map((name) =>
    `https://${name}`.toLowerCase(),
  );
}
