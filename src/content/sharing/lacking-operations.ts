import type { Operation } from '../../openapi/model';
import type { Sharing } from './move-link';

/** The operations of the current version that another one lacks, by id. */
export function listLackingOperations({
  version,
  current,
}: Sharing): ReadonlyMap<string, Operation> {
  const own = new Set(version.api?.operations.map(({ id }) => id));
  const operations = current.api?.operations ?? [];
  return new Map(operations.filter(({ id }) => !own.has(id)).map((each) => [each.id, each]));
}

/** The link that stands for an `<Operation>` of the current version. */
export function toOperationLink({ route, method, title }: Operation): {
  url: string;
  text: string;
} {
  return { url: route, text: `${method} ${title}` };
}
