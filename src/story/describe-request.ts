import { isObject, type Json } from '../openapi/document/document';
import type { FailingRequest } from '../openapi/extensions';
import type { Example } from '../openapi/messages';
import type { Operation } from '../openapi/model';
import { code } from '../text/inline-markdown';
import { printJson } from '../text/written-number';

/** Longer values would not be read. */
const maxShown = 80;

/** A field or parameter, and the value that is sent for it; undefined if it is left out. */
type Difference = [name: string, value: unknown];

/**
 * Describes in Markdown how to provoke an error: how the request that fails differs from the samples
 * of the operation. Undefined if it does not differ, or only in values that are too long to show.
 */
export function describeRequest(
  request: FailingRequest,
  operation: Pick<Operation, 'id' | 'body'>,
): string | undefined {
  const { without = [], with: values = {}, change = {} } = request;
  const differences: Difference[] = [
    ...without.map((name): Difference => [name, undefined]),
    ...Object.entries(values),
    ...listChanges(change),
  ];
  const missing = differences.filter(([, value]) => value === undefined);
  const others = differences.filter(([, value]) => value !== undefined);
  const isShown = missing.length > 0 || others.some(([, value]) => isShort(value));
  const clauses = [
    missing.length > 0 && `without ${joinWords(missing.map(([name]) => code(name)))}`,
    others.length > 0 && `with ${joinWords(others.map(showDifference))}`,
    describeBody(request),
  ].filter(Boolean);
  const difference = clauses.join(' and ');
  const when = describeMoment(request, operation);
  const example = findExample(request.example, operation);
  const isVague = !isShown && !isShort(request.body) && request.text === undefined;
  if (isVague && when === '' && example === undefined) return undefined;
  const words = [example ? `“${example}”` : 'it', difference].filter(Boolean).join(' ');
  if (when === 'again') return `Send ${words} a second time.`;
  return when ? `${when}, send ${words}.` : `Send ${words}.`;
}

/** The fields that a JSON Merge Patch changes: null takes a field out. */
function listChanges(change: Json, above = ''): Difference[] {
  return Object.entries(change).flatMap(([key, value]): Difference[] => {
    const name = `${above}${key}`;
    if (isObject(value) && Object.keys(value).length > 0) return listChanges(value, `${name}.`);
    return [[name, value === null ? undefined : value]];
  });
}

function showDifference([name, value]: Difference): string {
  return isShort(value) ? `${code(name)} = ${showValue(value)}` : `another value of ${code(name)}`;
}

function isShort(value: unknown): boolean {
  return value !== undefined && showValue(value).length <= maxShown;
}

function showValue(value: unknown): string {
  return typeof value === 'string' && value !== '' ? code(value) : code(printJson(value));
}

function describeBody({ body, text }: FailingRequest): string | undefined {
  if (text !== undefined) return text === '' ? 'without a body' : `with the body ${code(text)}`;
  if (body === undefined) return undefined;
  return isShort(body) ? `with the body ${showValue(body)}` : 'with another body';
}

/** When it is sent: after another call, or after the same call, which is `again`. */
function describeMoment(
  { after, example }: FailingRequest,
  operation: Pick<Operation, 'id' | 'body'>,
): string {
  const [id, other] = after?.split('/') ?? [];
  if (!id) return '';
  if (id !== operation.id) return `After ${code(id)}`;
  const examples = listExamples(operation);
  const own = example ?? examples[0]?.name;
  const title = examples.find(({ name }) => name === other)?.title;
  return other === undefined || other === own || !title ? 'again' : `After “${title}”`;
}

/** The title of an example other than the first one, which the samples show. */
function findExample(name: string | undefined, operation: Pick<Operation, 'body'>) {
  const examples = listExamples(operation);
  const found = examples.findIndex((example) => name !== undefined && example.name === name);
  return found > 0 ? examples[found]?.title : undefined;
}

function listExamples({ body }: Pick<Operation, 'body'>): readonly Example[] {
  return body?.content[0]?.examples ?? [];
}

/** Lists words in a sentence: "a, b and c". */
function joinWords(words: readonly string[]): string {
  const [last = ''] = words.slice(-1);
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
