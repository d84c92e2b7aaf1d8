import type { Change } from '../../../src/openapi/changes/change';
import type { Json } from '../../../src/openapi/document/document';
import { factsOf } from '../../../src/openapi/schema/schema-facts';
import type { Difference } from './breaking-rules';
import { changeAt, type Position } from './position';
import type { SchemaView } from './schema-view';

/** The changes of what a few words say about a value: may it be null, its default, who sends it. */
export function compareFacts(
  before: SchemaView,
  after: SchemaView,
  labels: readonly [string, string],
  position: Position,
): Change[] {
  return [
    ...compareNullable(before, after, labels, position),
    ...compareDefaults(before.own, after.own, position),
    ...compareDeprecated(before.own, after.own, position),
    ...compareAccess(before.own, after.own, position),
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
  return [
    changeAt(position, after.nullable ? 'widened' : 'narrowed', {
      change: 'changed',
      aspect: 'nullable',
      from: name(from, before),
      to: name(to, after),
    }),
  ];
}

function compareDefaults(before: Json, after: Json, position: Position): Change[] {
  const [from, to] = [factsOf(before).default, factsOf(after).default];
  if (from === to) return [];
  const details = { change: 'changed', aspect: 'default', from, to } as const;
  return [changeAt(position, 'defaultChanged', details)];
}

/** The change of the mark that asks callers to use something else. */
export function compareDeprecated(before: Json, after: Json, position: Position): Change[] {
  const [was, is] = [before, after].map(({ deprecated }) => deprecated === true);
  if (was === is) return [];
  return [
    changeAt(position, 'deprecationChanged', {
      change: 'changed',
      aspect: 'deprecated',
      ...(was ? { from: 'deprecated', to: 'not deprecated' } : { to: 'deprecated' }),
    }),
  ];
}

function compareAccess(before: Json, after: Json, position: Position): Change[] {
  const [from, to] = [factsOf(before).access, factsOf(after).access];
  if (from === to) return [];
  const details = { change: 'changed', aspect: 'access' } as const;
  return [
    changeAt(position, differenceOfAccess(to), {
      ...details,
      from: from ?? 'readable and writable',
      to: to ?? 'readable and writable',
    }),
  ];
}

function differenceOfAccess(access: 'read-only' | 'write-only' | undefined): Difference {
  if (access === undefined) return 'accessLifted';
  return access === 'read-only' ? 'becameReadOnly' : 'becameWriteOnly';
}
