import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { runNew } from '../../../tooling/new/run-new';
import { guide } from '../../unit/content/content-root';

/** A sidebar with comments, an empty line and a list on one line. */
export const sidebar = `# The order of the sidebar.
- guide: index # home
- label: "Lending"
  category: lending
  items:
    # First things first.
    - guide: lending/first-loan

    - guide: lending/returns
# The end.
- label: More
  items: [{ guide: fees }]
`;
/** The files of a small site, beside those of the smallest one. */
export const site = {
  'sidebar.yaml': sidebar,
  'guides/lending/first-loan.mdx': guide('See the [fees](/docs/fees/).'),
  'guides/lending/returns.mdx': guide('Bring it back.'),
  'guides/fees.mdx': guide('It is free.'),
};

/** Every file of a content root, by path. */
export function readAll(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [relative(root, file), readFileSync(file, 'utf8')]),
  );
}

/** Runs the command, and returns its exit code, what it printed and the files afterwards. */
export async function run(root: string, ...args: string[]) {
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const code = await runNew(args, root);
  const output = [...log.mock.calls, ...error.mock.calls].flat().join('\n');
  return { code, output, files: readAll(root) };
}

/** What is wrong with a content root. */
export async function findProblems(root: string): Promise<string[]> {
  const { problems } = await loadContent(root);
  return problems.map(({ file, found }) => `${file} ${found}`);
}
