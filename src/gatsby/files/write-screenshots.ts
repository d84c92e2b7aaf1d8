import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { VersionContent } from '../../content/model';

/**
 * Writes the screenshots of all versions into the published folder. Their names have a hash of their
 * content, so versions that share one have one file, and what an earlier build left is never shown.
 */
export async function writeScreenshots(
  versions: readonly Pick<VersionContent, 'screenshots'>[],
  folder = join(process.cwd(), 'public'),
): Promise<void> {
  for (const { path, bytes } of versions.flatMap(({ screenshots }) => [...screenshots.values()])) {
    const file = join(folder, path);
    const exists = await access(file).then(
      () => true,
      () => false,
    );
    if (exists) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}
