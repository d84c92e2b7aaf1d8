import type { Change } from '../../../src/openapi/changes/change';
import { asList, asObject, type Json } from '../../../src/openapi/document/document';
import { type Direction, isUnsent } from '../../../src/openapi/schema/direction';
import { type Comparison, isSame, type Side } from './comparison';
import { pairRenamed } from './pair-renamed';
import { below, changeAt, changeWords, type Position } from './position';

/** A field on one of the two sides. */
interface RawField {
  name: string;
  schema: unknown;
  required: boolean;
  /** Who never sends it. */
  unsentBy: Direction[];
}

/** The changes of the fields of an object: added, removed, renamed, and changes within. */
export function compareFields(
  comparison: Comparison,
  before: Json,
  after: Json,
  position: Position,
): Change[] {
  const [was, is] = [listFields(comparison.before, before), listFields(comparison.after, after)];
  const isSameField = (old: RawField, current: RawField) =>
    old.required === current.required && isSame(comparison, old.schema, current.schema, position);
  for (const [old, current] of pairRenamed([...was.values()], [...is.values()], isSameField)) {
    was.delete(old.name);
    was.set(current.name, old);
  }
  return [
    ...[...is.values()].flatMap((field) => {
      const old = was.get(field.name);
      return old === undefined
        ? addField(field, position)
        : compareField(comparison, old, field, position);
    }),
    ...[...was.keys()]
      .filter((name) => !is.has(name))
      .map((name) => changeAt(below(position, name), 'fieldRemoved', { change: 'removed' })),
  ];
}

function listFields({ document }: Side, { properties, required }: Json): Map<string, RawField> {
  const names = new Set(asList(required));
  return new Map(
    Object.entries(asObject(properties)).map(([name, schema]) => {
      const unsentBy = (['request', 'response'] as const).filter((direction) =>
        isUnsent(document, schema, direction),
      );
      return [name, { name, schema, required: names.has(name), unsentBy }];
    }),
  );
}

function addField({ name, required, unsentBy }: RawField, position: Position): Change {
  const isNeeded = required && !unsentBy.includes('request');
  const isSent = position.directions.includes('request');
  return changeAt(below(position, name), isNeeded ? 'requiredFieldAdded' : 'fieldAdded', {
    change: 'added',
    to: isNeeded && isSent ? 'required' : undefined,
  });
}

function compareField(
  comparison: Comparison,
  before: RawField,
  after: RawField,
  position: Position,
): Change[] {
  const directions = position.directions.filter(
    (each) => !(before.unsentBy.includes(each) && after.unsentBy.includes(each)),
  );
  const at = { ...below(position, after.name), directions };
  if (before.name !== after.name) {
    return [changeAt(at, 'fieldRenamed', { change: 'renamed', from: before.name })];
  }
  const isLifted = before.unsentBy.includes('request') && !after.unsentBy.includes('request');
  // Who never sent a required field was not required to.
  const wasRequired = before.required && !isLifted;
  return [
    ...compareRequired(wasRequired, after.required, at),
    ...comparison.compare(comparison, before.schema, after.schema, at),
  ];
}

/** The change between "optional" and "required" at a position. */
export function compareRequired(was: boolean, is: boolean, position: Position): Change[] {
  const name = (isRequired: boolean) => (isRequired ? 'required' : 'optional');
  const difference = is ? 'becameRequired' : 'becameOptional';
  return changeWords(position, difference, 'required', name(was), name(is));
}
