import type { ShownScreenshot } from '../prose/model';
import type { Screenshot } from './authored-version';

/** Gives a screenshot its address; `origin` is what precedes every path of the site. */
export function addressScreenshot(
  screenshot: Screenshot | undefined,
  origin: string,
): ShownScreenshot | undefined {
  if (!screenshot) return undefined;
  const { path, width, height } = screenshot;
  return { address: `${origin}/${encodeURI(path)}`, width, height };
}
