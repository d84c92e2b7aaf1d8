/** Lets editors find the schema of a file that moves from the content root to the folder of a version. */
export function moveSchema(text: string): string {
  return text.replace(/^(# yaml-language-server: \$schema=)(?=\.\.\/)/, '$1../../');
}
