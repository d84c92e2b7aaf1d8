const maxSearches = 5;

/** Reads the stored list; anything that is not a list of texts counts as empty. */
export function readRecent(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((entry) => typeof entry === 'string' && entry !== '').slice(0, maxSearches);
  } catch {
    return [];
  }
}

/** The list with a query on top, without an earlier copy of it. */
export function addRecent(recent: readonly string[], query: string): string[] {
  const text = query.trim();
  return text ? [text, ...removeRecent(recent, text)].slice(0, maxSearches) : [...recent];
}

/** The list without a query. */
export function removeRecent(recent: readonly string[], query: string): string[] {
  return recent.filter((entry) => entry.toLowerCase() !== query.toLowerCase());
}
