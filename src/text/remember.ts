/**
 * Returns a function that computes a result once per key, so that what did not change is not computed
 * again when content is read again. `compute` must depend on nothing but what the key tells, and
 * nobody may change its results. After `limit` results all of them are forgotten, which bounds the
 * memory.
 */
export function remember<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
  toKey: (...args: Args) => string,
  limit = 5_000,
): (...args: Args) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = toKey(...args);
    const known = results.get(key);
    if (known !== undefined) return known;
    if (results.size >= limit) results.clear();
    const result = compute(...args);
    results.set(key, result);
    return result;
  };
}
