import type { ChangelogEntry, DescribedChange } from '../../openapi/changes/change';
import type { MediaType } from '../../openapi/messages';
import type { Operation } from '../../openapi/model';
import type { SchemaNode } from '../../openapi/schema-node';
import { nameRelease } from './entry-head';
import { anchorOfItems, createPartLocator } from './locate-parts';

/** Marks the parts of an operation that recent releases added or changed. */
export type MarkOperation = (operation: Operation) => Operation;

/** The releases whose parts are marked. */
const recentReleases = 2;

/** Creates the function that marks operations. Entries come newest first, with the current names. */
export function createMarker(entries: readonly ChangelogEntry[]): MarkOperation {
  const recent = listRecent(entries);
  return (operation) => {
    const { id } = operation;
    const own = recent.filter(({ change }) => concerns(change, id));
    return own.length > 0 ? applyMarks(operation, placeMarks(operation, own)) : operation;
  };
}

/** Whether a change concerns an operation. */
export function concerns({ operation, operations }: DescribedChange, id: string): boolean {
  return operation === id || operations.includes(id);
}

interface RecentChange {
  change: DescribedChange;
  mark: string;
}

/** The changes of the last releases: newest first, and what is new before what changed. */
function listRecent(entries: readonly ChangelogEntry[]): RecentChange[] {
  const releases = new Map<string, ChangelogEntry[]>();
  for (const entry of entries) {
    const key = entry.release ?? entry.file;
    releases.set(key, [...(releases.get(key) ?? []), entry]);
  }
  return [...releases.values()].slice(0, recentReleases).flatMap((release) => {
    const changes = release.flatMap((entry) =>
      entry.changes.map((change) => ({ change, release: nameRelease(entry) })),
    );
    const isNew = ({ change }: { change: DescribedChange }) => change.change === 'added';
    return [
      ...changes.filter(isNew).map((each) => ({ ...each, mark: `new in ${each.release}` })),
      ...changes
        .filter((each) => !isNew(each) && each.change.change !== 'removed')
        .map((each) => ({ ...each, mark: `changed in ${each.release}` })),
    ];
  });
}

/** The marks of one operation, by anchor, and for values by anchor and value. */
type Marks = ReadonlyMap<string, string>;

function placeMarks(operation: Operation, recent: readonly RecentChange[]): Marks {
  const locate = createPartLocator(operation);
  const marks = new Map<string, string>();
  for (const { change, mark } of recent) {
    const { type, area, operation: id, field, variant, value } = change;
    const isWholeType =
      type !== undefined && [field, variant, value].every((each) => each === undefined);
    const isElsewhere = type === undefined && id !== operation.id;
    if (isWholeType || isElsewhere || (area !== undefined && id === undefined)) continue;
    for (const anchor of locate(change)) {
      const key = value === undefined ? anchor : keyOfValue(anchor, value);
      if (!marks.has(key)) marks.set(key, mark);
    }
  }
  return marks;
}

function keyOfValue(anchor: string, value: string): string {
  return `${anchor}\n${value}`;
}

function applyMarks(operation: Operation, marks: Marks): Operation {
  const { body, parameters, responses } = operation;
  return {
    ...withMark(operation, marks.get('')),
    parameters: parameters.map((each) => markRow(each, marks)),
    ...(body && {
      body: {
        ...withMark(body, marks.get('request')),
        content: body.content.map((each) => markMedia(each, marks)),
      },
    }),
    responses: responses.map((response) => ({
      ...withMark(response, marks.get(response.anchor)),
      headers: response.headers.map((each) => markRow(each, marks)),
      content: response.content.map((each) => markMedia(each, marks)),
    })),
  };
}

function withMark<Part extends object>(part: Part, mark: string | undefined): Part {
  return mark === undefined ? part : { ...part, mark };
}

function markMedia(media: MediaType, marks: Marks): MediaType {
  return { ...media, schema: markSchema(media.schema, media.anchor, marks) };
}

/** Marks a parameter, header, field or alternative, and what is inside. */
function markRow<Row extends { anchor: string; schema: SchemaNode }>(row: Row, marks: Marks): Row {
  const { anchor, schema } = row;
  return { ...withMark(row, marks.get(anchor)), schema: markSchema(schema, anchor, marks) };
}

function markSchema(node: SchemaNode, anchor: string, marks: Marks): SchemaNode {
  const { fields, variants, rules, items, values } = node;
  return {
    ...node,
    values: values.map((each) => withMark(each, marks.get(keyOfValue(anchor, each.value)))),
    fields: fields.map((each) => markRow(each, marks)),
    variants: variants.map((each) => markRow(each, marks)),
    ...(rules && { rules: rules.map((each) => markRow(each, marks)) }),
    ...(items && { items: markSchema(items, anchorOfItems(node, anchor), marks) }),
  };
}
