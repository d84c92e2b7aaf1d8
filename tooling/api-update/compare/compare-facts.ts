import type { Change } from '../../../src/openapi/changes/change';
import type { Json } from '../../../src/openapi/document/document';
import { factsOf } from '../../../src/openapi/schema/schema-facts';
import type { Difference } from './breaking-rules';
import { changeWords, type Position } from './position';
import type { SchemaView } from './schema-view';

/** The changes of what a few words say about a value: may it be null, its default, who sends it. */
export function compareFacts(
  before: SchemaView,
  after: SchemaView,
  labels: readonly [string, string],
  position: Position,
): Change[] {
  const [was, is] = [factsOf(before.own), factsOf(after.own)];
  return [
    ...compareNullable(before, after, labels, position),
    ...changeWords(position, 'defaultChanged', 'default', was.default, is.default),
    ...compareDeprecated(before.own, after.own, position),
    ...changeWords(
      position,
      differenceOfAccess(is.access),
      'access',
      was.access ?? 'readable and writable',
      is.access ?? 'readable and writable',
    ),
  ];
}

function compareNullable(
  before: SchemaView,
  after: SchemaView,
  [from, to]: readonly [string, string],
  position: Position,
): Change[] {
  if (before.nullable === after.nullable) return [];
  // The label of a list says whether its entries may be null.
  const isInList = position.labels !== undefined && from !== to;
  const name = (label: string, { nullable }: SchemaView) => {
    if (isInList) return label;
    return nullable ? 'nullable' : 'not nullable';
  };
  const difference = after.nullable ? 'widened' : 'narrowed';
  return changeWords(position, difference, 'nullable', name(from, before), name(to, after));
}

/** The change of the mark that asks callers to use something else. */
export function compareDeprecated(before: Json, after: Json, position: Position): Change[] {
  const [was, is] = [before, after].map(({ deprecated }) => deprecated === true);
  const from = was ? 'deprecated' : undefined;
  const to = is ? 'deprecated' : from && 'not deprecated';
  return changeWords(position, 'deprecationChanged', 'deprecated', from, to);
}

function differenceOfAccess(access: 'read-only' | 'write-only' | undefined): Difference {
  if (access === undefined) return 'accessLifted';
  return access === 'read-only' ? 'becameReadOnly' : 'becameWriteOnly';
}
