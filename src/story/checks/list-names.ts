/** Lists names for a message: "one of a, b and 12 more". */
export function listNames(names: readonly string[]): string {
  if (names.length === 0) return 'none, because there is none';
  const shown = names.slice(0, 8).join(', ');
  return names.length > 8 ? `one of ${shown} and ${names.length - 8} more` : `one of ${shown}`;
}
