import { type LinkState, type RequestOptions, requestLink } from './request-link';

/** How many hosts are asked at the same time. */
const hostsAtOnce = 6;

/** Requests addresses politely: a few hosts at a time, and each host one address after the other. */
export async function requestLinks(
  urls: Iterable<string>,
  options: RequestOptions,
): Promise<Map<string, LinkState>> {
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const states = new Map<string, LinkState>();
  const waiting = [...byHost.values()];
  const work = async () => {
    for (let host = waiting.shift(); host; host = waiting.shift()) {
      for (const url of host) states.set(url, await requestLink(url, options));
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
  return states;
}
