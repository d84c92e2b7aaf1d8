/** A name as a step of a JSONPath. */
export function writeStep(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${writeName(name)}]`;
}

/** A name in quotes, as a JSONPath compares with it. */
export function writeName(name: string, quote = "'"): string {
  const guard = (sign: string) => (sign === '\\' || sign === quote ? `\\${sign}` : sign);
  return quote + name.replace(/[\\'"]/g, guard) + quote;
}

/** Where words are, as one JSONPath: the target of their action, and the keys below it. */
export function writeAddress(target: string, path: readonly string[]): string {
  return target + path.map((key) => (/^\d$/.test(key) ? `[${key}]` : writeStep(key))).join('');
}
