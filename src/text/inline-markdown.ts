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

/** Longer names of links are cut: nobody reads them, and Markdown takes long to parse them. */
const maxNameLength = 200;

/** Writes a link to a page of this site. */
export function writePageLink(title: string, route: string): string {
  const letters = [...title];
  const isLong = letters.length > maxNameLength;
  const name = isLong ? `${letters.slice(0, maxNameLength).join('')}…` : title;
  return `[${escapeMarkdown(name)}](${route})`;
}

/**
 * Writes a link to an address elsewhere, with words of authors if they gave any. A relative address is
 * code, because it would lead to a page of this site.
 */
export function writeLinkTo(address: string, words = address): string {
  if (/^(https?|mailto):/i.test(address)) {
    return writePageLink(words, `<${encodeAddress(address)}>`);
  }
  return words === address ? code(address) : `${escapeMarkdown(words)}, ${code(address)}`;
}

/** An address can contain neither angle brackets nor line breaks, in Markdown as in a URL. */
function encodeAddress(address: string): string {
  return address.trim().replace(/[<>\s\\]/g, encodeURIComponent);
}
