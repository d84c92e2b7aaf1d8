/** The words of an identifier, in lower case: camel case, `_`, `-`, `.` and spaces part words. */
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

/** As many bytes as the name of a file may surely have, with room for endings. */
const longest = 120;

/**
 * The part of an address that stands for an id: `UpdateOverridesExperiment` →
 * `update-overrides-experiment`. What is too long for a file is cut and ends in a digest.
 */
export function toSlug(id: string): string {
  const slug = wordsOf(id).join('-');
  if (slug.length * 4 <= longest || countBytes(slug) <= longest) return slug;
  let kept = '';
  let bytes = 0;
  for (const character of slug) {
    bytes += countBytes(character);
    if (bytes > longest) break;
    kept += character;
  }
  return `${kept.replace(/-$/, '')}-${digest(slug)}`;
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** FNV-1a: not a secret, only a way to keep two long ids apart. */
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
