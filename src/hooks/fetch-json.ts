import { withPrefix } from 'gatsby';

const failed = new Set<string>();

/** Fetches a JSON file of the site. After a failure, the next call bypasses caches that may contain it. */
export async function fetchJson<Content>(address: string): Promise<Content> {
  const cache = failed.has(address) ? 'reload' : 'default';
  failed.add(address);
  const response = await fetch(withPrefix(address), { cache });
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  const content = await response.json();
  failed.delete(address);
  return content;
}
