import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ofVersion } from '../../src/content/files/find-other-files';

/**
 * The files of the current version as those of the version `name`, by absolute path. `others` are the
 * versions that have addresses of their own already.
 */
export async function copyVersion(
  root: string,
  name: string,
  others: readonly string[],
): Promise<Map<string, string | Buffer>> {
  const folder = join(root, 'versions', name);
  const paths = await Promise.all(ofVersion.map((name) => listPaths(root, name)));
  const files = paths.flat().map(async (path): Promise<[string, string | Buffer]> => {
    const bytes = await readFile(join(root, path));
    const isText = /\.(mdx|ya?ml|json)$/.test(path);
    return [join(folder, path), isText ? moveText(`${bytes}`, name, others) : bytes];
  });
  return new Map(await Promise.all(files));
}

async function listPaths(root: string, name: string): Promise<string[]> {
  const entry = await stat(join(root, name)).catch(() => undefined);
  if (!entry?.isDirectory()) return entry ? [name] : [];
  const below = await readdir(join(root, name));
  return (await Promise.all(below.map((each) => listPaths(root, join(name, each))))).flat();
}

/** Keeps links within the version that they were written for, and schemas where editors find them. */
function moveText(text: string, name: string, others: readonly string[]): string {
  return text
    .replace(/(\]\(|\]:\s*)\/docs\/([^/\s)#]*)/g, (link, before: string, first: string) =>
      others.includes(first) ? link : `${before}/docs/${name}/${first}`,
    )
    .replace(/^(# yaml-language-server: \$schema=)(?=\.\.\/)/, '$1../../');
}
