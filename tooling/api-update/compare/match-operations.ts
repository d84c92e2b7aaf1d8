import { asText, type Json, type OpenApiDocument } from '../../../src/openapi/document/document';
import {
  idOf,
  listOperations,
  type RawOperation,
} from '../../../src/openapi/document/list-operations';
import { groupBy } from '../../../src/text/group-by';
import { toCanonicalForm } from './canonical-form';
import { areRelated } from './related-names';

/** An operation that both interfaces have. */
export interface OperationPair {
  before: RawOperation;
  after: RawOperation;
}

/** Which operations of two interfaces are the same, and which only one of them has. */
export interface OperationMatches {
  pairs: OperationPair[];
  added: RawOperation[];
  removed: RawOperation[];
}

/** Gives the operation a key, by which it is found in the other interface. */
type KeyOf = (document: OpenApiDocument, raw: RawOperation) => string | undefined;

/**
 * Finds out which operations are the same: by operationId, or else by method and path, or else by
 * structure if only one fits and its name is related.
 */
export function matchOperations(before: OpenApiDocument, after: OpenApiDocument): OperationMatches {
  const gone = new Set(listOperations(before));
  const order = listOperations(after);
  const fresh = new Set(order);
  const pairs: OperationPair[] = [];
  const keys: KeyOf[] = [(_, { operation }) => asText(operation.operationId), addressOf, formOf];
  for (const keyOf of keys) {
    const olds = groupBy(gone, (raw) => keyOf(before, raw));
    const currents = groupBy(fresh, (raw) => keyOf(after, raw));
    for (const [key, [current, ...rivals]] of currents) {
      const [old, ...others] = olds.get(key) ?? [];
      if (key === undefined || !old || !current || others.length > 0 || rivals.length > 0) continue;
      if (keyOf === formOf && !areRelated(idOf(old), idOf(current))) continue;
      pairs.push({ before: old, after: current });
      gone.delete(old);
      fresh.delete(current);
    }
  }
  const place = new Map(order.map((raw, index) => [raw, index]));
  pairs.sort((one, other) => (place.get(one.after) ?? 0) - (place.get(other.after) ?? 0));
  return { pairs, added: [...fresh], removed: [...gone] };
}

/** A path without the names of its placeholders, which are not part of a request. */
export function pathWithoutNames(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

function addressOf(_document: OpenApiDocument, { method, path }: RawOperation): string {
  return `${method} ${pathWithoutNames(path)}`;
}

/** What an operation consists of. The types of its own may have another name, so none counts. */
function formOf(document: OpenApiDocument, { method, operation, pathItem }: RawOperation): string {
  const shared: Json = { parameters: pathItem.parameters };
  return method + toCanonicalForm(document, { shared, operation }, () => 'a type');
}
