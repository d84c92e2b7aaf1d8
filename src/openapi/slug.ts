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

/** The part of an address that stands for an id: `UpdateOverridesExperiment` → `update-overrides-experiment`. */
export function toSlug(id: string): string {
  return wordsOf(id).join('-');
}

/** An id in words, as a title: `CreateExperiment` → "Create experiment". */
export function toTitle(id: string): string {
  const words = wordsOf(id).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
