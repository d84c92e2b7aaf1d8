import { printJson } from '../../text/written-number';
import { isObject, type OpenApiDocument } from './document';

/** So many levels of a document have a line for each entry: to the responses and the fields of a type. */
const levels = 5;

/**
 * Prints a document for programs and people: each operation, response and field begins a line, and what is
 * within a response or a field stays on it. That takes two thirds of a document with a line for each value.
 */
export function printDocument(document: OpenApiDocument): string {
  return `${printJson(document, (value) => print(value, levels, '\n'))}\n`;
}

function print(value: unknown, depth: number, lineBreak: string): string {
  if (!isObject(value) || depth === 0) return JSON.stringify(value);
  const inner = `${lineBreak} `;
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => `${inner}${JSON.stringify(key)}: ${print(entry, depth - 1, inner)}`);
  return entries.length > 0 ? `{${entries.join(',')}${lineBreak}}` : '{}';
}
