import { readOptional } from '../../src/content/files/read-files';

/** Sorts new texts of files, by absolute path, into those of new files and those that change a file. */
export async function sortFiles(
  texts: ReadonlyMap<string, string>,
): Promise<{ created: Map<string, string>; changed: Map<string, string> }> {
  const created = new Map<string, string>();
  const changed = new Map<string, string>();
  for (const [path, text] of texts) {
    const before = await readOptional(path);
    if (before === undefined) created.set(path, text);
    else if (before !== text) changed.set(path, text);
  }
  return { created, changed };
}
