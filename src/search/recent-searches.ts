const maxSearches = 5;

/** Reads the stored list; anything other than a list of strings is treated as empty. */
export function readRecent(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((entry) => typeof entry === 'string' && entry !== '').slice(0, maxSearches);
  } catch {
    return [];
  }
}

/** Moves or adds a query to the top of the list. */
export function addRecent(recent: readonly string[], query: string): string[] {
  const text = query.trim();
  return text ? [text, ...removeRecent(recent, text)].slice(0, maxSearches) : [...recent];
}

/** Removes a query from the list. */
export function removeRecent(recent: readonly string[], query: string): string[] {
  return recent.filter((entry) => entry.toLowerCase() !== query.toLowerCase());
}
