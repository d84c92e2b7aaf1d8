import { showHidden } from './show-hidden';

/** Writes inline code on one line, with more backticks around it than it contains. */
export function code(text: string): string {
  const line = showHidden(text).replace(/\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const pad = /^`|`$|^ .* $/.test(line) ? ' ' : '';
  return `${ticks}${pad}${line}${pad}${ticks}`;
}

/** Writes plain text on one line, with everything escaped that Markdown could read as markup. */
export function escapeMarkdown(words: string): string {
  return showHidden(words)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>&~|]/g, '\\$&');
}

/** Writes a link to an address, with words of authors if they gave any. */
export function writeLinkTo(address: string, words = address): string {
  return `[${escapeMarkdown(words)}](<${encodeAddress(address)}>)`;
}

/** An address can contain neither angle brackets nor line breaks, in Markdown as in a URL. */
function encodeAddress(address: string): string {
  return address.trim().replace(/[<>\s\\]/g, encodeURIComponent);
}
