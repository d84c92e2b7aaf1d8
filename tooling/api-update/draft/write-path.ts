/** A name as a step of a JSONPath. */
export function writeStep(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${writeName(name)}]`;
}

/** A name in quotes, as a JSONPath compares with it. */
export function writeName(name: string, quote = "'"): string {
  const guard = (sign: string) => (sign === '\\' || sign === quote ? `\\${sign}` : sign);
  return quote + name.replace(/[\\'"]/g, guard) + quote;
}
