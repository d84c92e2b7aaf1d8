import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { versionFiles } from '../../src/content/author-files';
import { readFiles } from '../../src/content/files/read-files';
import { findDocuments } from '../../src/content/interface/read-interface';
import { readSettings } from '../../src/content/read-author-files';
import { listGuides } from '../../src/navigation/sidebar-config';

/**
 * The files that a version `name` has for itself when it shares everything else with the current one, by
 * absolute path: its interface, its sidebar, and the guides that the sidebar does not list. `others`
 * are the versions that have addresses of their own already.
 */
export async function freezeVersion(
  root: string,
  name: string,
  others: readonly string[],
): Promise<Map<string, string>> {
  const sidebar = ['sidebar.yaml'].filter((path) => existsSync(join(root, path)));
  const paths = [...sidebar, ...(await listInterface(root)), ...(await listUnlisted(root))];
  const files = paths.map(async (path): Promise<[string, string]> => {
    const text = await readFile(join(root, path), 'utf8');
    return [join(root, 'versions', name, path), moveSchema(moveLinks(text, name, others))];
  });
  return new Map(await Promise.all(files));
}

/** The OpenAPI document, and what belongs to it alone: its names for readers and its changelog. */
async function listInterface(root: string): Promise<string[]> {
  const folder = join(root, 'openapi');
  const names = ['names.yaml'].filter((name) => existsSync(join(folder, name)));
  const documents = await findDocuments(folder);
  const changelog = await readFiles(root, join(folder, 'changelog'), ['']);
  return [
    ...new Set([...documents, ...names].map((name) => join('openapi', name))),
    ...changelog.map(({ absolutePath }) => relative(root, absolutePath)),
  ];
}

/** A version has only those of the shared guides that its sidebar lists. */
async function listUnlisted(root: string): Promise<string[]> {
  const { value = [] } = await readSettings(versionFiles.sidebar, { root, folder: root });
  const listed = listGuides(value).map((path) => join(root, 'guides', `${path}.mdx`));
  const guides = await readFiles(root, join(root, 'guides'), ['.mdx']);
  return guides
    .filter(({ absolutePath }) => !listed.includes(absolutePath))
    .map(({ absolutePath }) => relative(root, absolutePath));
}

/** Keeps links within the version that they were written for. */
function moveLinks(text: string, name: string, others: readonly string[]): string {
  return text.replace(/(\]\(|\]:\s*)\/docs\/([^/\s)#]*)/g, (link, before: string, first: string) =>
    others.includes(first) ? link : `${before}/docs/${name}/${first}`,
  );
}

/** Lets editors find the schema of a file that moves from the content root to the folder of a version. */
export function moveSchema(text: string): string {
  return text.replace(/^(# yaml-language-server: \$schema=)(?=\.\.\/)/, '$1../../');
}
