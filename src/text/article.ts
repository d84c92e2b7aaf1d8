/**
 * Matches names that begin with the sound of a vowel: those spelt out from a letter such as F ("an
 * FAQ"), and words, but not "user", "unit", "euro" and "one".
 */
const vowelSound =
  /^(?:[AEFHILMNORSX][A-Z](?![a-z])|(?![A-Z]{2}(?![a-z]))(?:[AIai]|[Ee](?!u)|[Oo](?!nc?e)|[Uu](?!ni(?![nm])|i|r[il]|s[aeu]|t[ei]|uid)|[Hh](?:ttp|tml|our|on(?:est|ou?r)|eir)|Xml))/;

/** Returns "a" or "an", whichever is said before a name in an interface. */
export function findArticle(name: string): 'a' | 'an' {
  return vowelSound.test(name) ? 'an' : 'a';
}
