/** Stems of a word, each with more endings removed than the one before. */
export interface Stems {
  /** Without the ending of a plural. */
  singular: string;
  /** Without the endings of verbs as well: `resolved`, `resolving`. */
  inflected: string;
  /** Without the endings of derived words as well: `validation`, `validator`. */
  derived: string;
}

const minLength = 3;

/** Returns the approximate stems of an English word, which are only compared with other stems and never shown. */
export function stem(word: string): Stems {
  const singular = dropPlural(word);
  const inflected = dropFirst(singular, ['ing', 'ed']);
  const bare = dropFinal(inflected);
  const derived = dropFirst(bare, ['ational', 'ation', 'ator', 'abl', 'enc', 'anc', 'ion']).replace(
    /(.{4})at$/,
    '$1',
  );
  return { singular, inflected: bare, derived };
}

/** Removes the ending of a plural. */
function dropPlural(word: string): string {
  if (word.length <= minLength || /(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

function dropFirst(word: string, endings: readonly string[]): string {
  const ending = endings.find(
    (each) => word.endsWith(each) && word.length - each.length >= minLength,
  );
  return ending ? word.slice(0, -ending.length) : word;
}

/** Removes the final letter, so that `stopped` equals `stop`, `resolving` equals `resolve` and `copied` equals `copy`. */
function dropFinal(word: string): string {
  if (word.length <= minLength) return word;
  // `roll` is not `role`; what British spelling doubles is longer.
  if (/^.{2}ll$/.test(word)) return word;
  if (/([^aeiousz])\1$/.test(word)) return word.slice(0, -1);
  return word.replace(/[ey]$/, '').replace(/i$/, '');
}

/** Returns how well a word matches a typed one: less the more endings differ, 0 if no stem is the same. */
export function compareStems(typed: Stems, found: Stems): number {
  if (typed.singular === found.singular) return 0.97;
  if (typed.inflected === found.inflected) return 0.88;
  const isDerived =
    typed.derived === found.derived ||
    typed.derived === found.inflected ||
    typed.inflected === found.derived;
  return isDerived && typed.derived.length > minLength ? 0.7 : 0;
}
