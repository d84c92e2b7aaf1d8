import { schemaOfParameter } from '../../../src/openapi/build/raw-parameters';
import { serializationOf } from '../../../src/openapi/calls/serialization';
import type { Change } from '../../../src/openapi/changes/change';
import type { Json } from '../../../src/openapi/document/document';
import { typesOf } from '../../../src/openapi/schema/schema-label';
import { judgeDifference } from './breaking-rules';
import { compareDeprecated } from './compare-facts';
import { compareRequired } from './compare-fields';
import { type Comparison, isSame, type Side } from './comparison';
import { changeWords, type Position } from './position';
import { expandSchema } from './schema-view';

/** The changes of a parameter, or of a header of a response. */
export function compareParameter(
  comparison: Comparison,
  before: Json,
  after: Json,
  position: Position,
): Change[] {
  const deprecated = compareDeprecated(before, after, position);
  return [
    ...compareRequired(before.required === true, after.required === true, position),
    ...deprecated,
    ...compareValues(comparison, before, after, position).filter(
      ({ aspect, field }) =>
        deprecated.length === 0 || aspect !== 'deprecated' || field !== position.address.field,
    ),
    ...compareSerialization(comparison, before, after, position),
  ];
}

function compareValues(
  comparison: Comparison,
  before: Json,
  after: Json,
  position: Position,
): Change[] {
  const [one, other] = [schemaOfParameter(before), schemaOfParameter(after)];
  const changes = comparison.compare(comparison, one, other, position);
  const { items } = expandSchema(comparison.after.document, other).own;
  const { style, explode } = serializationOf(after);
  // One value is also a list of one if each value of a list is sent by itself: `tag=a&tag=b`.
  const isListNow =
    style === 'form' && explode && items !== undefined && isSame(comparison, one, items, position);
  return isListNow
    ? changes.map((change) =>
        change.aspect === 'type'
          ? { ...change, because: undefined, ...judgeDifference('widened', position.directions) }
          : change,
      )
    : changes;
}

function compareSerialization(
  { before, after }: Comparison,
  one: Json,
  other: Json,
  position: Position,
): Change[] {
  // Whether parts are sent separately only matters to a value that had parts and still has them.
  const hasParts = hasPartsIn(before, one) && hasPartsIn(after, other);
  const [from, to] = [one, other].map((raw) => describeSerialization(raw, hasParts));
  return changeWords(position, 'serializationChanged', 'serialization', from, to);
}

function hasPartsIn({ document }: Side, parameter: Json): boolean {
  const types = typesOf(expandSchema(document, schemaOfParameter(parameter)).own);
  return types.includes('array') || types.includes('object');
}

function describeSerialization(parameter: Json, hasParts: boolean): string {
  const { style, explode, content } = serializationOf(parameter);
  if (content !== undefined) return content === 'json' ? 'JSON' : 'text';
  return hasParts && explode ? `${style}, exploded` : style;
}
