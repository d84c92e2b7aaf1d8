import type { DescribedChange } from '../../../openapi/changes/change';
import { describeChange } from '../../../openapi/changes/describe-change';
import type { ListedEntry } from '../../../page-models/model';
import { toPlainDescription } from '../../../prose/extract/plain-description';
import type { NodeContext, NodeData, NodeKind } from '../plain-node';

const definition = `
"""What happened to a part of the interface."""
enum InterfaceChangeKind {
  "The part is new."
  added
  "The part was removed."
  removed
  "Something about the part is different."
  changed
  "The operation has another method or path."
  moved
  "The part has another name."
  renamed
}

"""A change of the interface, from a file of openapi/changelog, with the current names."""
type InterfaceChange implements Node @dontInfer {
  "Docs version that the change belongs to."
  version: String!
  "Date of the update."
  date: Date! @dateformat
  "Release of the platform, if authors gave one. To sort by it, sort by date."
  release: String
  "Path of the file, starting with the folder of the content root."
  file: String!
  "What happened to the part."
  change: InterfaceChangeKind!
  "What about a changed part is different: type, required, default and so on."
  aspect: String
  "True when it can make a working caller fail."
  breaking: Boolean!
  "The change in one plain sentence."
  sentence: String!
  "Prose of an author; Markdown. Filter with eq: null for changes that have none."
  text: String
  "Operations that it concerns and that still exist."
  operations: [Operation!]! @link(by: "key")
}
`;

/** Changes of the interface. */
export const interfaceChangeKind: NodeKind = {
  type: 'InterfaceChange',
  definition,
  createNodes: ({ changelog, operationsById }, context) => {
    const titleOf = (id: string) => operationsById.get(id)?.title;
    return (changelog?.entries ?? []).flatMap((entry) =>
      entry.groups
        .flatMap(({ changes }) => changes)
        .map(({ change }, index) => toChangeNode(change, entry, context, { index, titleOf })),
    );
  },
};

function toChangeNode(
  described: DescribedChange,
  { date, release, file, anchor }: ListedEntry,
  { version, keyOf }: NodeContext,
  { index, titleOf }: { index: number; titleOf: (id: string) => string | undefined },
): NodeData {
  const { change, aspect, breaking, operation, operations, text } = described;
  const ids = new Set([...(operation === undefined ? [] : [operation]), ...operations]);
  return {
    key: keyOf(`${anchor}:${index}`),
    fields: {
      version,
      date,
      file,
      change,
      breaking,
      release,
      aspect,
      sentence: toPlainDescription(describeChange(described, { titleOf })).trim(),
      text,
      operations: [...ids].filter((id) => titleOf(id) !== undefined).map(keyOf),
    },
  };
}
