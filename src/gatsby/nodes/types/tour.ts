import { listTourContents } from '../../../page-models/list-contents';
import type { TourPage } from '../../../page-models/model';
import type { TourView } from '../../../page-models/views';
import type { NodeContext, NodeData, NodeKind } from '../plain-node';
import { pageFields, toPageFields } from './page';

const definition = `
"""The tour of the HTTP interface of one docs version: its calls in an order that works."""
type Tour implements Node & Page @dontInfer {${pageFields}
  "Steps of all chapters, in order."
  steps: [TourStep!]!
  "What the page shows (TourView in src/page-models/views.ts)."
  page: JSON!
}

"""A step of the tour: one call of an operation."""
type TourStep @dontInfer {
  "Number of the step, counted through all chapters."
  number: Int!
  "Title of the chapter."
  chapter: String!
  "Operation that the step calls."
  operation: Operation @link(by: "route")
  "Title of the example that the call sends."
  sends: String
  "Root-relative route of the page, with the anchor of the step."
  route: String!
}
`;

/** Tours of the API. */
export const tourKind: NodeKind = {
  type: 'Tour',
  definition,
  createNodes: ({ tour }, context) => (tour ? [toTourNode(tour, context)] : []),
};

function toTourNode(page: TourPage, context: NodeContext): NodeData {
  const { title, description, chapters } = page;
  const texts = context.printer.printTexts({ title, description, chapters });
  const view: TourView = { ...texts, contents: listTourContents(page) };
  return {
    key: context.version,
    fields: {
      ...toPageFields(page, context, view.description),
      steps: chapters.flatMap(({ title: chapter, steps }) =>
        steps.map(({ number, anchor, operation, sends }) => ({
          number,
          chapter,
          operation: operation.route,
          sends,
          route: `${page.route}#${anchor}`,
        })),
      ),
      page: view,
    },
  };
}
