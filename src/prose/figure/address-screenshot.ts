import type { ShownScreenshot } from '../model';

/** A screenshot as it is published: its path below the prefix of the site, and its size in pixels. */
type PublishedScreenshot = Omit<ShownScreenshot, 'address'> & { path: string };

/** Gives a screenshot its address; `origin` is what precedes every path of the site. */
export function addressScreenshot(
  screenshot: PublishedScreenshot | undefined,
  origin: string,
): ShownScreenshot | undefined {
  if (!screenshot) return undefined;
  const { path, width, height } = screenshot;
  return { address: `${origin}/${encodeURI(path)}`, width, height };
}
