const most = 5;

/** Reads what was kept; whatever is no list of texts counts as nothing. */
export function readRecent(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((entry) => typeof entry === 'string' && entry !== '').slice(0, most);
  } catch {
    return [];
  }
}

/** The list with a query on top, which stands in it once. */
export function addRecent(recent: readonly string[], query: string): string[] {
  const text = query.trim();
  return text ? [text, ...removeRecent(recent, text)].slice(0, most) : [...recent];
}

/** The list without a query. */
export function removeRecent(recent: readonly string[], query: string): string[] {
  return recent.filter((entry) => entry.toLowerCase() !== query.toLowerCase());
}
