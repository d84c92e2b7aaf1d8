import type { Change, PartAddress } from '../../../src/openapi/changes/change';
import type { Direction } from '../../../src/openapi/schema/direction';
import { type Difference, judgeDifference } from './breaking-rules';

/** A place that both interfaces have, where their schemas are compared. */
export interface Position {
  /** The address of the place itself. */
  address: PartAddress;
  /** What the addresses of the fields below have in common. */
  owner: PartAddress;
  /** The path that those fields continue: empty for a type, or `response.200`. */
  path: string;
  /** Who sends the values; both sides for a type of requests and responses. */
  directions: readonly Direction[];
  /** Ids of the operations concerned. */
  operations: readonly string[];
  /** The labels of the list around this place, whose entries share its address. */
  labels?: readonly [before: string, after: string];
  /** The pairs of types that are being compared around this place, because types may be recursive. */
  within: readonly string[];
}

/** What a change says besides its place. */
export type ChangeDetails = Pick<Change, 'change' | 'aspect' | 'from' | 'to'>;

/** The change of what is at a position. */
export function changeAt(
  { address, directions, operations }: Position,
  difference: Difference,
  details: ChangeDetails & PartAddress,
): Change {
  const { from, to, ...others } = details;
  return {
    ...address,
    ...others,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...judgeDifference(difference, directions),
    operations: [...operations],
  };
}

/** The change of what the words `from` and `to` say about a position; none if they say the same. */
export function changeWords(
  position: Position,
  difference: Difference,
  aspect: Change['aspect'],
  from: string | undefined,
  to: string | undefined,
): Change[] {
  return from === to
    ? []
    : [changeAt(position, difference, { change: 'changed', aspect, from, to })];
}

/** The change of a new parameter or request body, which says whether callers have to send it. */
export function addInput(isRequired: boolean, position: Position): Change {
  return isRequired
    ? changeAt(position, 'requiredInputAdded', { change: 'added', to: 'required' })
    : changeAt(position, 'inputAdded', { change: 'added' });
}

/** The position of a field, or of the other keys (`*`), below another position. */
export function below(position: Position, name: string): Position {
  const { labels: _labels, ...inherited } = position;
  const path = position.path === '' ? name : `${position.path}.${name}`;
  return { ...inherited, address: { ...position.owner, field: path }, path };
}

/** The position of an alternative of a oneOf or anyOf. `name` is its part of the path. */
export function inVariant(position: Position, label: string, name: string): Position {
  const { address } = position;
  return { ...below(position, name), address: { ...address, variant: label } };
}
