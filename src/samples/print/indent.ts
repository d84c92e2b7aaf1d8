/** Puts every line but the first `width` spaces further in. */
export function indent(text: string, width: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(width)}`);
}
