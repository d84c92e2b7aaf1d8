import { type AreaCoverage, measureAreas } from '../../../page-models/area-coverage';
import type { AreaPage } from '../../../page-models/model';
import type { NodeContext, NodeData, NodeKind } from '../plain-node';
import { viewArea } from '../views/area-view';
import { pageFields, toPageFields } from './page';

const definition = `
"""An area of the HTTP interface: the operations of one tag."""
type Area implements Node & Page @dontInfer {${pageFields}
  "Part of the route that names the area."
  slug: String!
  "Life cycle of the resource that the area manages: description (HTML), operations and states of each step."
  lifeCycle: JSON
  "Figure of the life cycle; HTML."
  figure: String
  "Title of the group of areas that it belongs to (x-tagGroups)."
  group: String
  "Operations of the area, in order; also those whose home is another area."
  operations: [Operation!]! @link(by: "key")
  "Number of parts of the interface in the area that have a description: operations, parameters, headers, fields, enum values and the area itself. A part that several operations share counts once."
  described: Int!
  "Number of parts in the area that have none."
  undescribed: Int!
  "The parts in the area that have no description, as npm run check reports them."
  undescribedParts: [InterfacePart!]!
  "What the page shows (AreaView in src/page-models/views.ts)."
  page: JSON!
}

"""A part of the OpenAPI document."""
type InterfacePart @dontInfer {
  "operation, parameter, header, field, value (of an enum) or area."
  kind: String!
  "Name of the part."
  name: String!
  "Name with what it belongs to: Variant.id, x-org-id of CreateContext."
  label: String!
  "JSON pointer in the published OpenAPI document."
  pointer: String!
}
`;

/** The areas of the API. */
export const areaKind: NodeKind = {
  type: 'Area',
  definition,
  createNodes(pages, context) {
    const coverage = measureAreas(pages.authored);
    return pages.areas.map((page) => toAreaNode(page, context, coverage.get(page.slug)));
  },
};

function toAreaNode(
  page: AreaPage,
  context: NodeContext,
  { described, undescribed }: AreaCoverage = { described: 0, undescribed: [] },
): NodeData {
  const { printer, keyOf } = context;
  const { slug, group, operationIds } = page;
  const view = viewArea(page, printer);
  const { description, lifeCycle, figure } = view;
  return {
    key: keyOf(slug),
    fields: {
      ...toPageFields(page, context, description),
      slug,
      group,
      lifeCycle,
      figure,
      operations: operationIds.map(keyOf),
      described,
      undescribed: undescribed.length,
      undescribedParts: undescribed.map(({ kind, name, label, pointer }) => ({
        kind,
        name,
        label,
        pointer,
      })),
      page: view,
    },
  };
}
