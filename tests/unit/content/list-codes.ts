import type { Problem } from '../../../src/problems/problem';

/** One line with the name of a fixture and the codes of its mistakes, each once. */
export function listCodes(name: string, problems: readonly Problem[]): string {
  const codes = new Set(problems.map(({ code }) => code));
  return `${name}: ${[...codes].join(', ')}\n`;
}
