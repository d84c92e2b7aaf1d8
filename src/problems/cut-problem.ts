import { showHidden } from '../text/show-hidden';
import type { Finding } from './problem';

/** In characters. Longer texts come from documents, and would push all other problems off the screen. */
const maxLength = 800;

/** Cuts the texts of a finding, which may quote a document, to what an author reads, without hidden characters. */
export function cutFinding<Found extends Finding>(finding: Found): Found {
  const { found, expected, fix } = finding;
  return { ...finding, found: cut(found), expected: cut(expected), fix: cut(fix) };
}

/** Keeps both ends, because what is wrong is often said behind what was found. */
function cut(text: string): string {
  if (text.length <= maxLength) return showHidden(text);
  const half = maxLength / 2;
  return showHidden(`${text.slice(0, half)} … ${text.slice(-half)}`);
}
