import { labelStatus } from '../openapi/build/status';
import { isError } from '../openapi/errors';
import type { ErrorMeaning, Response } from '../openapi/messages';
import type { Api, Operation } from '../openapi/model';
import type { SharedReasons } from './error-reasons';
import type { ErrorEntry } from './model';

/**
 * Lists errors by status code, with the reasons that many operations share. A status that only
 * `meanings` contains, for example that of a proxy, is an entry without operations.
 */
export function listErrors(
  { operations }: Pick<Api, 'operations'>,
  meanings: ReadonlyMap<string, ErrorMeaning>,
  shared: SharedReasons = new Map(),
): ErrorEntry[] {
  const entries = new Map<string, ErrorEntry>();
  for (const operation of operations) {
    for (const response of operation.responses.filter(isError))
      addError(entries, operation, response);
  }
  for (const status of meanings.keys()) {
    if (!entries.has(status))
      entries.set(status, createEntry({ status, label: labelStatus(status) }));
  }
  return [...entries.values()]
    .map((entry) => ({
      ...entry,
      ...meanings.get(entry.status),
      reasons: shared.get(entry.status) ?? [],
    }))
    .sort((a, b) => a.status.localeCompare(b.status, 'en'));
}

function createEntry({ status, label }: Pick<Response, 'status' | 'label'>): ErrorEntry {
  return { status, label, typeNames: [], reasons: [], operations: [] };
}

function addError(
  entries: Map<string, ErrorEntry>,
  { title, route }: Operation,
  response: Response,
): void {
  const entry = entries.get(response.status) ?? createEntry(response);
  const names = response.content.map(({ schema }) => schema.typeName ?? schema.label);
  entries.set(response.status, {
    ...entry,
    typeNames: [...new Set([...entry.typeNames, ...names])],
    operations: [...entry.operations, { title, route }],
  });
}
