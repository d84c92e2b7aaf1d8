import type { Problem } from '../../problems/problem';

/** Finds the files whose paths differ from another's in capital letters only: many disks would keep one of them. */
export function findSameNames(files: readonly string[]): Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap((file): Problem[] => {
    const key = file.toLowerCase();
    const other = seen.get(key);
    seen.set(key, other ?? file);
    if (other === undefined || other === file) return [];
    return [
      {
        severity: 'error',
        code: 'file/same-name',
        file,
        found: `a path that differs from ${other} in capital letters only`,
        expected: 'paths that every disk can tell apart',
        fix: 'rename one of the two; a disk that ignores case keeps only one of them',
      },
    ];
  });
}
