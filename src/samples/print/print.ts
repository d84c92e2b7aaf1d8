import { type builders, printer } from 'prettier/doc';

/** Code that may be spread over lines in several ways: a document of prettier, which chooses one. */
export type Code = builders.Doc;

/** How a language is laid out. */
export interface Layout {
  /** Columns of a line, as far as there is a place to break it. */
  width: number;
  /** Columns of one level of indentation. */
  step: number;
}

/** Lays code out within the columns of a line. */
export function print(code: Code, { width, step }: Layout): string {
  return printer.printDocToString(code, { printWidth: width, tabWidth: step }).formatted;
}

/** The length of code on a single line. */
export function measure(code: Code): number {
  return print(code, { width: Number.POSITIVE_INFINITY, step: 0 }).length;
}

/** The length of what comes before the first place where code can be broken. */
export function measureStart(code: Code): number {
  const [start = ''] = print(code, { width: 0, step: 0 }).split('\n');
  return start.length;
}
