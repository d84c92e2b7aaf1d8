/** Whether a pointer matches one of the patterns, in which `*` matches any key or index. */
export function isListed(pointer: string, patterns: readonly string[]): boolean {
  const keys = pointer.split('/');
  return patterns.some((pattern) => {
    const wanted = pattern.split('/');
    return (
      wanted.length === keys.length &&
      wanted.every((key, index) => key === '*' || key === keys[index])
    );
  });
}
