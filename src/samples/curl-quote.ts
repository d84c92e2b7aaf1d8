/** One word of a POSIX shell that it expands nothing in. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
