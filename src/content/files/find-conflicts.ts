import type { Problem } from '../../problems/problem';
import { type Conflict, findConflicts } from '../../text/conflict-markers';
import { readFiles, textEndings } from './read-files';

/** Finds merge conflicts that were left in the files of the content root, one problem each. */
export async function findLeftConflicts(root: string): Promise<Problem[]> {
  const files = await readFiles(root, root, textEndings);
  return files.flatMap(({ file, text }) =>
    // Only in Markdown is `=======` more than a marker.
    findConflicts(text, !file.endsWith('.mdx')).map(
      (conflict): Problem => ({
        severity: 'error',
        code: 'file/merge-conflict',
        file,
        line: conflict.line,
        found: describe(conflict),
        expected: 'text without the markers of version control',
        fix: 'keep what is right on either side, and remove the lines of the markers',
      }),
    ),
  );
}

function describe({ line, lastLine, first, last }: Conflict): string {
  return line === lastLine
    ? `the marker of a merge conflict: ${first}`
    : `a merge conflict up to line ${lastLine}: ${first} … ${last}`;
}
