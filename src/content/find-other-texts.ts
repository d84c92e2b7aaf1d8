import { join } from 'node:path';
import type { Problem } from './problem';
import { readFiles } from './read-files';

/** Finds texts of a version that look like guides and notes but are none: no page would show them. */
export async function findOtherTexts(root: string, folder: string): Promise<Problem[]> {
  const found = await Promise.all(
    ['guides', 'notes'].map(async (part) => {
      const files = await readFiles(root, join(folder, part), ['.md', '.MD', '.MDX', '.markdown']);
      return files.map(
        ({ file }): Problem => ({
          severity: 'warning',
          file,
          found: `a text beside the ${part} that is no MDX file, so no page shows it`,
          expected: `${part} with the ending .mdx`,
          repair: 'rename it to .mdx, or move it elsewhere',
        }),
      );
    }),
  );
  return found.flat();
}
