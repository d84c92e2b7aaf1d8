import type { VersionContent } from '../../content/model';
import type { Operation } from '../../openapi/model';
import { oncePerVersion } from './once-per-version';

const indexOperations = oncePerVersion(
  ({ api }) => new Map(api?.operations.map((operation) => [operation.id, operation])),
);

/** The operations of a version that have these ids, in this order. */
export function findOperations(content: VersionContent, ids: readonly string[]): Operation[] {
  const byId = indexOperations(content);
  return ids.flatMap((id) => byId.get(id) ?? []);
}
