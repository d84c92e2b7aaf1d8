import { labelStatus } from '../openapi/build/status';
import { isError } from '../openapi/errors';
import type { ErrorMeaning, Response } from '../openapi/messages';
import type { Api, Operation } from '../openapi/model';
import type { ErrorEntry } from './model';

/**
 * Lists errors by status code: one entry for each pair of status and body type. A status that only
 * `meanings` contains, for example that of a proxy, is an entry without operations.
 */
export function listErrors(
  { operations }: Pick<Api, 'operations'>,
  meanings: ReadonlyMap<string, ErrorMeaning>,
): ErrorEntry[] {
  const entries = new Map<string, ErrorEntry>();
  for (const operation of operations) {
    for (const response of operation.responses.filter(isError))
      addError(entries, operation, response);
  }
  const known = new Set([...entries.values()].map(({ status }) => status));
  const others = [...meanings].filter(([status]) => !known.has(status));
  for (const [status] of others) {
    entries.set(status, { status, label: labelStatus(status), operations: [] });
  }
  return [...entries.values()]
    .map((entry) => ({ ...entry, ...meanings.get(entry.status) }))
    .sort((a, b) => a.status.localeCompare(b.status, 'en'));
}

function addError(
  entries: Map<string, ErrorEntry>,
  { title, route }: Operation,
  { status, label, content }: Response,
): void {
  const schema = content[0]?.schema;
  const typeName = schema && (schema.typeName ?? schema.label);
  const key = `${status} ${typeName ?? ''}`;
  const entry = entries.get(key) ?? {
    status,
    label,
    ...(typeName && { typeName }),
    operations: [],
  };
  entries.set(key, { ...entry, operations: [...entry.operations, { title, route }] });
}
