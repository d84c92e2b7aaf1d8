import type { SchemaNode } from '../schema-node';

/** The rank of a field in a request: what has to be sent comes first, and what only the server sets last. */
export function rankField(required: boolean, { access }: Pick<SchemaNode, 'access'>): number {
  if (access === 'read-only') return 2;
  return required ? 0 : 1;
}
