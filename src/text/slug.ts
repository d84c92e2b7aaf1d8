/** The words of an identifier in lower case, split at camel case, `_`, `-`, `.` and spaces. */
function wordsOf(id: string): string[] {
  return id
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** A length in bytes that every file system allows, with room for file extensions. */
const maxBytes = 120;

/**
 * Turns an id into a part of a route: `UpdateOverridesExperiment` → `update-overrides-experiment`. A
 * slug that is too long for a file name is truncated and ends in a digest.
 */
export function toSlug(id: string): string {
  const slug = wordsOf(id).join('-');
  if (slug.length * 4 <= maxBytes || countBytes(slug) <= maxBytes) return slug;
  let kept = '';
  let bytes = 0;
  for (const character of slug) {
    bytes += countBytes(character);
    if (bytes > maxBytes) break;
    kept += character;
  }
  return `${kept.replace(/-$/, '')}-${digest(slug)}`;
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** FNV-1a, which is enough to distinguish two long ids. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** An id in words, as a title: `CreateExperiment` → "Create experiment". */
export function toTitle(id: string): string {
  const words = wordsOf(id).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
