import type { PointedFinding } from '../../problems/problem';
import { isObject, type OpenApiDocument } from '../document/document';
import { listEntries } from '../document/list-entries';

/** Finds keys `<<`, which merge maps in YAML 1.1 only: YAML 1.2 has no such key, and JSON no aliases. */
export function findMergeKeys(document: OpenApiDocument): PointedFinding[] {
  return listEntries(document, '')
    .filter(({ key, value }) => key === '<<' && isObject(value))
    .map(({ pointer }) => ({
      code: 'openapi/merge-key',
      pointer,
      found: 'the key <<, which merges maps in YAML 1.1 only',
      expected: 'YAML 1.2, which every reader of OpenAPI understands alike',
      fix: 'write out what it merges, or refer to a component with $ref',
    }));
}
