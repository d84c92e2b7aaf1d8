import type { Finding } from '../../problems/problem';
import { asText, type OpenApiDocument } from '../document/document';
import { listOperations } from '../document/list-operations';

/** Finds the operations that repeat the operationId of an earlier one. */
export function findRepeatedIds(document: OpenApiDocument): Finding[] {
  const named = listOperations(document).flatMap(({ operation, pointer }) => {
    const id = asText(operation.operationId);
    return id === undefined ? [] : [{ id, pointer: `${pointer}/operationId` }];
  });
  const ids = named.map(({ id }) => id);
  return named
    .filter(({ id }, index) => ids.indexOf(id) < index)
    .map(({ id, pointer }) => ({
      code: 'openapi/repeated-operation-id',
      pointer,
      found: `The operationId \`${id}\` is duplicated and must be made unique`,
      expected: 'an operationId of its own for each operation',
      fix: 'rename one of the two',
    }));
}
