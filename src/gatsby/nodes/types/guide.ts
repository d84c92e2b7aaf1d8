import type { GuidePage } from '../../../page-models/model';
import type { GuideView } from '../../../page-models/views';
import { listCode } from '../../../prose/extract/list-code';
import { listComponents } from '../../../prose/extract/references';
import type { Prose } from '../../../prose/model';
import { rememberByObject } from '../../../text/remember';
import type { NodeContext, NodeData, NodeKind } from '../plain-node';
import { pageFields, toPageFields } from './page';

const definition = `
"""A guide: one MDX file below guides/."""
type Guide implements Node & Page @dontInfer {${pageFields}
  "Path of the file below guides/, without its extension."
  path: String!
  "Root-relative routes that the guide had before, from its frontmatter. They lead to the present one."
  formerRoutes: [String!]!
  "Short title in the sidebar."
  label: String!
  "Whether the page uses its full width and has no table of contents."
  isWide: Boolean!
  "Headings of level 2 and 3, in order."
  headings: [GuideHeading!]!
  "The text of the guide without markup."
  text: String!
  "Number of words in the guide."
  wordCount: Int!
  "Addresses that the guide links to, as written."
  links: [String!]!
  "Names of the figures that the guide shows: the src of each <Figure>."
  figures: [String!]!
  "Names of the screenshots that the guide shows: the src of each <Screenshot>."
  screenshots: [String!]!
  "Components that the guide uses, such as Tabs, in order."
  components: [String!]!
  "Languages of the blocks of code in the guide, in order."
  codeLanguages: [String!]!
  "Operations that the guide mentions or links to."
  operations: [Operation!]! @link(by: "key")
  "The text as shown on the page; HTML."
  html: String!
  "What the page shows (GuideView in src/page-models/views.ts)."
  page: JSON!
  "The node of the file that gatsby-plugin-mdx created."
  mdx: Mdx @link(by: "internal.contentFilePath")
}

"""A heading of a guide."""
type GuideHeading @dontInfer {
  "2 or 3."
  level: Int!
  "Anchor of the heading, without the hash sign."
  id: String!
  "Text of the heading without markup."
  text: String!
  "Questions of readers that its section answers, from its <Answers>."
  questions: [String!]!
}
`;

/** Guides. */
export const guideKind: NodeKind = {
  type: 'Guide',
  definition,
  createNodes: (pages, context) => pages.guides.map((page) => toGuideNode(page, context)),
};

function toGuideNode(page: GuidePage, context: NodeContext): NodeData {
  const { printer, keyOf } = context;
  const { guide, description, text, words, operationIds } = page;
  const { path, formerRoutes = [], label, wide = false, prose } = guide;
  const view: GuideView = { html: printer.printProse(text) };
  return {
    key: keyOf(path),
    fields: {
      ...toPageFields(page, context, description),
      path,
      formerRoutes,
      label,
      isWide: wide,
      headings: prose.headings.map((heading) => ({ questions: [], ...heading })),
      links: prose.links.map(({ url }) => url),
      ...listParts(prose),
      operations: operationIds.map(keyOf),
      text: words,
      wordCount: words.split(/\s+/).filter(Boolean).length,
      html: view.html,
      page: view,
      // By its file: Gatsby would delete a child of the Mdx node before that changes, and the page would have no data.
      mdx: guide.absolutePath,
    },
  };
}

/** What is in a guide. */
const listParts = rememberByObject(({ tree, figures, screenshots }: Prose) => ({
  figures: listOnce(figures.map(({ src }) => src)),
  screenshots: listOnce(screenshots.map(({ src }) => src)),
  components: listOnce(listComponents(tree)),
  codeLanguages: listOnce(listCode(tree).map(({ language }) => language)),
}));

function listOnce(names: readonly string[]): string[] {
  return [...new Set(names)];
}
