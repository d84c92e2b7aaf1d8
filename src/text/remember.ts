/**
 * Returns a function that computes a result once per key, so that what did not change is not computed
 * again when content is read again. `compute` must depend on nothing but what is in the key, and
 * nobody may change its results. After `limit` results, all of them are forgotten, so that the memory
 * stays bounded.
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

/**
 * Returns a function that computes a result once per object, for as long as the object exists. Neither the
 * object nor the result may change.
 */
export function rememberByObject<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const known = results.get(key) ?? { result: compute(key) };
    results.set(key, known);
    return known.result;
  };
}
