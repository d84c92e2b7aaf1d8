/** One word of a POSIX shell that it expands nothing in. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A word that ends in what a variable of the environment holds; nothing else in it is expanded. */
export function quoteSecret(before: string, variable: string): string {
  return `"${before.replace(/[\\"$`]/g, '\\$&')}$${variable}"`;
}
