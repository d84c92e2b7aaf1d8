import type { Api, ErrorMeaning, Operation, Response } from './model';
import { labelStatus } from './model/status';

/** One kind of error of an API: a status and the type of its body, and who answers it. */
export interface ErrorEntry extends Partial<ErrorMeaning> {
  status: string;
  label: string;
  /** Name of the body's type; undefined where the error has no body. */
  typeName?: string;
  operations: { title: string; slug: string }[];
}

/** Whether the same request may be sent again, as a reader is told. */
export const retryWords: Record<ErrorMeaning['retry'], string> = {
  no: 'Sending the same request again does not help.',
  'after a change': 'Send it again once the request has been changed.',
  'with care': 'Repeat a read at once. Before you repeat a write, check whether it took place.',
  yes: 'The same request may be sent again.',
};

/** True for what is not a success: 4xx, 5xx, their ranges, and `default`. */
export function isError({ status }: Pick<Response, 'status'>): boolean {
  return /^[45]/.test(status) || status === 'default';
}

/** Where the catalogue on the overview explains a status: `errors.404`. */
export function errorAnchor(status: string): string {
  return `errors.${status}`;
}

/** A copy of the API in which every error response knows what its status means. */
export function explainErrors(api: Api, meanings: ReadonlyMap<string, ErrorMeaning>): Api {
  const explain = (response: Response): Response => {
    const meaning = isError(response) && meanings.get(response.status);
    return meaning ? { ...response, error: meaning } : response;
  };
  const operations = api.operations.map((operation) => ({
    ...operation,
    responses: operation.responses.map(explain),
  }));
  return { ...api, operations };
}

/**
 * The catalogue of errors: one entry for each pair of status and body type, by status. A status
 * that only `meanings` knows (a proxy's, say) is an entry without operations.
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
  { title, slug }: Operation,
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
  entries.set(key, { ...entry, operations: [...entry.operations, { title, slug }] });
}
