import format from 'json-stringify-pretty-compact';
import { printJson } from './written-number';

/** Prints a value as JSON in lines of at most `maxLength` characters, as far as its texts allow it. */
export function layOutJson(value: unknown, maxLength: number): string {
  return printJson(value, (each) => format(each, { maxLength }));
}
