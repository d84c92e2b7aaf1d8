import { loadContent } from '../../../src/content/load-content';
import { runNew } from '../../../tooling/new/run-new';
import { guide } from '../../unit/content/content-root';
import { runCaptured } from '../run-captured';

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

/** Runs the command, and returns its exit code, what it printed and the files afterwards. */
export function run(root: string, ...args: string[]) {
  return runCaptured(root, () => runNew(args, root));
}

/** What is wrong with a content root. */
export async function findProblems(root: string): Promise<string[]> {
  const { problems } = await loadContent(root);
  return problems.map(({ file, found }) => `${file} ${found}`);
}
