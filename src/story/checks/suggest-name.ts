import { nearest } from '../../text/nearest';

/** How to correct a name that is not among the known ones. */
export function suggestName(name: string, known: readonly string[]): string {
  const suggestion = nearest(name, known);
  return suggestion ? `did you mean ${suggestion}?` : 'correct the name, or remove it';
}

/** Lists names for a message: "one of a, b and 12 more". */
export function listNames(names: readonly string[]): string {
  if (names.length === 0) return 'none, because there is none';
  const shown = names.slice(0, 8).join(', ');
  return names.length > 8 ? `one of ${shown} and ${names.length - 8} more` : `one of ${shown}`;
}
