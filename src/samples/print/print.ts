import { type builders, printer } from 'prettier/doc';

/** Code with several possible layouts: a document of Prettier, which chooses one. */
export type Code = builders.Doc;

/** The layout of a language. */
export interface Layout {
  /** Columns of a line, unless it can't be broken. */
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

/** The length of code before the first place where it can be broken. */
export function measureStart(code: Code): number {
  const [start = ''] = print(code, { width: 0, step: 0 }).split('\n');
  return start.length;
}
