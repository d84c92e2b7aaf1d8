import { asList, asObject, asText, type Json } from '../document/document';
import type { Retry } from '../model';

/** Whether a request may be sent twice (`x-retry`: label, header and text); undefined without a label or text. */
export function readRetry(operation: Json): Retry | undefined {
  const { label, header, text } = asObject(operation['x-retry']);
  const state = asText(label);
  const description = asText(text);
  if (!state || !description) return undefined;
  const condition = asText(header);
  return { label: condition ? `${state} with \`${condition}\`` : state, description };
}

/** What readers ask that a page answers (`x-questions` of an operation, a tag or `info`). */
export function readQuestions(owner: Json | undefined): { questions?: string[] } {
  const questions = asList(owner?.['x-questions']).filter((each) => typeof each === 'string');
  return questions.length > 0 ? { questions } : {};
}
