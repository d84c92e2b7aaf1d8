import { narrow } from '../../../content/files/read-figures';
import { dark } from '../../../content/files/read-screenshots';
import type { VersionPages } from '../../../page-models/model';
import type { NodeKind } from '../plain-node';

const definition = `
"""Kind of a picture."""
enum PictureKind {
  "A drawing from figures/."
  figure
  "An image from screenshots/."
  screenshot
}

"""A drawing from figures/, or an image from screenshots/."""
type Picture implements Node @dontInfer {
  "Docs version that the picture belongs to."
  version: String!
  "Kind of the picture."
  kind: PictureKind!
  "Path of the file below its folder, without the extension: the src of a <Figure> or <Screenshot>."
  name: String!
  "True when a figure has a variant for small screens, or a screenshot one for the dark mode."
  hasVariant: Boolean!
  "Size of the file in bytes, without that of the variant."
  size: Int!
  "Where it is shown, with its alternative text."
  uses: [PictureUse!]!
  "Number of these places; filter with eq: 0 for pictures that no page shows."
  useCount: Int!
}

"""A place that shows a picture."""
type PictureUse @dontInfer {
  "Alternative text: what the picture shows."
  alt: String!
  "Caption below the picture."
  caption: String
  "The page that shows it."
  page: Page! @link(by: "route")
}
`;

/** The figures and screenshots. */
export const pictureKind: NodeKind = {
  type: 'Picture',
  definition,
  createNodes(pages, { version, keyOf }) {
    const { figures, screenshots } = pages.authored;
    const shown = listShown(pages);
    const files = [
      ...[...figures].map(([name, svg]) => {
        const hasVariant = figures.has(name + narrow);
        return { kind: 'figure', name, size: Buffer.byteLength(svg), hasVariant };
      }),
      ...[...screenshots].map(([name, { bytes }]) => {
        return {
          kind: 'screenshot',
          name,
          size: bytes.length,
          hasVariant: screenshots.has(name + dark),
        };
      }),
    ];
    return files
      .filter(({ name }) => !name.endsWith(narrow) && !name.endsWith(dark))
      .map((file) => {
        const uses = shown.filter(({ kind, src }) => kind === file.kind && src === file.name);
        return {
          key: keyOf(`${file.kind} ${file.name}`),
          fields: {
            ...file,
            version,
            uses: uses.map(({ alt, caption, page }) => ({ alt, caption, page })),
            useCount: uses.length,
          },
        };
      });
  },
};

/** The pictures of guides, of the notes on operations, and of areas, each with the route of its page. */
function listShown({ authored, guides, operationsById, areas }: VersionPages) {
  const texts = [
    ...guides.map(({ guide, route }) => ({ prose: guide.prose, page: route })),
    ...authored.notes.flatMap(({ operation, prose }) => {
      const page = operationsById.get(operation)?.route;
      return page ? { prose, page } : [];
    }),
  ];
  return [
    ...texts.flatMap(({ prose, page }) => [
      ...prose.figures.map((use) => ({ kind: 'figure', ...use, page })),
      ...prose.screenshots.map((use) => ({ kind: 'screenshot', ...use, page })),
    ]),
    ...areas.flatMap(({ figure, route }) =>
      figure ? { kind: 'figure', ...figure, page: route } : [],
    ),
  ];
}
