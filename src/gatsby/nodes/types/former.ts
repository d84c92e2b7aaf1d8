import type { FormerPage } from '../../../page-models/model';
import type { NodeContext, NodeKind, PlainNode } from '../plain-node';
import { viewFormer } from '../views/changelog-view';
import { pageFields, toPageFields } from './page';

const definition = `
"""The address of an operation or area that was renamed or removed."""
type Former implements Node & Page @dontInfer {${pageFields}
  "Identifies the page among those of its kind: operation/list-books."
  slug: String!
  "operation or area."
  part: String!
  "Last id of the operation, or title of the area."
  name: String!
  "Root-relative route that the address leads to; empty for what was removed."
  target: String
  "Date of the update that renamed or removed it."
  date: Date! @dateformat
  "What the page shows (FormerView in src/page-models/views.ts)."
  page: JSON!
}
`;

/** Pages at former addresses. */
export const formerKind: NodeKind = {
  type: 'Former',
  definition,
  createNodes: (pages, context) => pages.former.map((page) => toFormerNode(page, context)),
};

function toFormerNode(page: FormerPage, context: NodeContext): PlainNode {
  const { slug, part, name, target, entry } = page;
  return {
    type: 'Former',
    key: context.keyOf(slug),
    fields: {
      ...toPageFields(page, context),
      slug,
      part,
      name,
      date: entry.date,
      ...(target && { target: target.route }),
      page: viewFormer(page, context),
    },
  };
}
