/**
 * The regular expression of a `pattern`, undefined for a text that is none of ECMA-262. It is read
 * with Unicode (JSON Schema 2020-12, section 6.4), and without where it escapes what needs no escape.
 */
export function readPattern(pattern: string): RegExp | undefined {
  return create(pattern, 'u') ?? create(pattern);
}

function create(pattern: string, flags?: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
