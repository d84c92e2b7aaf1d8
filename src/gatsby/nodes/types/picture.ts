import { narrow } from '../../../content/files/read-figures';
import type { VersionPages } from '../../../page-models/model';
import type { NodeKind } from '../plain-node';

const definition = `
"""A drawing from figures/."""
type Figure implements Node @dontInfer {
  "Docs version that the figure belongs to."
  version: String!
  "Path of the file below figures/, without its extension: the src of a <Figure>."
  name: String!
  "True when a variant for small screens exists."
  hasNarrowVariant: Boolean!
  "Size of the file in bytes, without that of the variant for small screens."
  size: Int!
  "Pages that show the figure."
  usedBy: [Page!]! @link(by: "route")
  "Number of pages that show the figure; filter with eq: 0 for those that no page shows."
  useCount: Int!
}
`;

/** Figures. */
export const figureKind: NodeKind = {
  type: 'Figure',
  definition,
  createNodes(pages, { version, keyOf }) {
    const { figures } = pages.authored;
    const uses = listUses(pages);
    return [...figures]
      .filter(([name]) => !name.endsWith(narrow))
      .map(([name, svg]) => {
        const usedBy = uses.filter(({ src }) => src === name).map(({ route }) => route);
        return {
          key: keyOf(name),
          fields: {
            version,
            name,
            size: Buffer.byteLength(svg),
            hasNarrowVariant: figures.has(name + narrow),
            usedBy: [...new Set(usedBy)],
            useCount: new Set(usedBy).size,
          },
        };
      });
  },
};

/** The figures of guides, of the notes on operations, and of areas, each with the route of its page. */
function listUses({ authored, guides, operationsById, areas }: VersionPages) {
  return [
    ...guides.flatMap(({ guide, route }) => guide.prose.figures.map(({ src }) => ({ src, route }))),
    ...authored.notes.flatMap(({ operation, prose }) => {
      const route = operationsById.get(operation)?.route;
      return route ? prose.figures.map(({ src }) => ({ src, route })) : [];
    }),
    ...areas.flatMap(({ figure, route }) => (figure ? [{ src: figure.src, route }] : [])),
  ];
}
