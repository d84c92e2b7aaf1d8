import { asList, asObject, asText, type Json } from '../document/document';
import type { Method, Operation, Retry, ServerCall } from '../model';

/** Whether a request may be sent twice (`x-retry`: label, header and text); undefined without a label or text. */
export function readRetry(operation: Json): Retry | undefined {
  const { label, header, text } = asObject(operation['x-retry']);
  const state = asText(label);
  const description = asText(text);
  if (!state || !description) return undefined;
  const condition = asText(header);
  return { label: condition ? `${state} with \`${condition}\`` : state, description };
}

/**
 * What the server serves instead of an operation (`x-server-call`: method, path and text); undefined without a
 * text. A method or path that it lacks is that of the document.
 */
export function readServerCall(
  operation: Json,
  { method, path }: Pick<Operation, 'method' | 'path'>,
): ServerCall | undefined {
  const written = asObject(operation['x-server-call']);
  const description = asText(written.text);
  if (!description) return undefined;
  return {
    method: (asText(written.method)?.toUpperCase() as Method | undefined) ?? method,
    path: asText(written.path) ?? path,
    description,
  };
}

/** What readers ask that a page answers (`x-questions` of an operation, a tag or `info`). */
export function readQuestions(owner: Json | undefined): { questions?: string[] } {
  const questions = asList(owner?.['x-questions']).filter((each) => typeof each === 'string');
  return questions.length > 0 ? { questions } : {};
}
