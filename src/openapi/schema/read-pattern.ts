/**
 * The regular expression of a `pattern`; undefined if it isn't valid in ECMAScript. It is read as
 * Unicode (JSON Schema 2020-12, section 6.4), unless it has escapes that are invalid there.
 */
export function readPattern(pattern: string, flags = 'u'): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return flags === '' ? undefined : readPattern(pattern, '');
  }
}
