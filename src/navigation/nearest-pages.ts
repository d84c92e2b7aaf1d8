import { countEdits } from '../text/distance';
import type { PageLink } from './model';

const maxPages = 5;
/** How different a name may be, from 0 to 1; beyond it the pages have little more in common than letters. */
const maxDifference = 0.45;

const splitWords = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The words of a page's name in its address: `create experimnt` for `/docs/api/create-experimnt/`. */
export function wordsOf(path: string): string {
  return splitWords(nameOf(path)).join(' ');
}

/** The last part of an address, which names the page. */
function nameOf(path: string): string {
  return path.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? '';
}

/** From 0 for the same name to 1 for nothing in common. */
function measureDifference(wanted: string, name: string): number {
  const length = Math.max(wanted.length, name.length, 1);
  return Math.min(countEdits(wanted, name, length) / length, measureWords(wanted, name));
}

/** From 0 for the same words, which may be cut short, to 1 for no common word. */
function measureWords(wanted: string, name: string): number {
  const words = splitWords(wanted);
  const others = splitWords(name);
  const shared = words.filter((word) =>
    others.some((other) => isSameWord(word, other) || isSameWord(other, word)),
  );
  return 1 - (2 * shared.length) / Math.max(words.length + others.length, 1);
}

function isSameWord(start: string, word: string): boolean {
  return start === word || (start.length > 2 && word.startsWith(start));
}

/**
 * Finds the pages whose names are similar to the last part of an address, the best match first; none
 * if no name is near enough.
 */
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
    .filter(({ score }) => score <= maxDifference)
    .sort((a, b) => a.score - b.score)
    .slice(0, maxPages)
    .map(({ page }) => page);
}
