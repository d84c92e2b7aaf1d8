import { countEdits } from '../text/distance';
import type { PageLink } from './model';

const shown = 5;

/** The words of what names a page in its address: `create experimnt` of `/docs/api/create-experimnt/`. */
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

/** 0 for the same name, 1 for nothing in common. */
function differ(wanted: string, name: string): number {
  const length = Math.max(wanted.length, name.length, 1);
  return countEdits(wanted, name, length) / length;
}

/** The pages whose names are nearest to what stands last in an address, the best first. */
export function findNearestPages<Page extends PageLink>(
  path: string,
  pages: readonly Page[],
): Page[] {
  const wanted = nameOf(path);
  return pages
    .map((page) => ({
      page,
      score: Math.min(
        differ(wanted, nameOf(page.route)),
        differ(wanted, page.title.toLowerCase().replaceAll(' ', '-')),
      ),
    }))
    .sort((a, b) => a.score - b.score)
    .slice(0, shown)
    .map(({ page }) => page);
}
