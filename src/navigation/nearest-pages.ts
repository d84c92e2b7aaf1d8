import { countEdits } from '../text/distance';
import type { PageLink } from './model';

const maxPages = 5;

/** The words of a page's name in its address: `create experimnt` for `/docs/api/create-experimnt/`. */
export function wordsOf(path: string): string {
  return nameOf(path)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();
}

/** The last part of an address, which names the page. */
function nameOf(path: string): string {
  return path.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? '';
}

/** From 0 for the same name to 1 for nothing in common. */
function measureDifference(wanted: string, name: string): number {
  const length = Math.max(wanted.length, name.length, 1);
  return countEdits(wanted, name, length) / length;
}

/** Finds the pages whose names are most similar to the last part of an address, the best match first. */
export function findNearestPages<Page extends PageLink>(
  path: string,
  pages: readonly Page[],
): Page[] {
  const wanted = nameOf(path);
  return pages
    .map((page) => ({
      page,
      score: Math.min(
        measureDifference(wanted, nameOf(page.route)),
        measureDifference(wanted, page.title.toLowerCase().replaceAll(' ', '-')),
      ),
    }))
    .sort((a, b) => a.score - b.score)
    .slice(0, maxPages)
    .map(({ page }) => page);
}
