import { formatProblems, type Problem } from '../../problems/problem';
import { showProblems } from './problem-channel';

let told = '';

/** Tells an author all problems, in the terminal and in the pages that are open, and nothing twice. */
export function tellProblems(
  problems: readonly Problem[],
  reporter: { log(text: string): unknown },
): void {
  showProblems(problems);
  const text = formatProblems(problems);
  if (text === told) return;
  reporter.log(`\n${text || 'The content no longer has any mistakes.'}\n`);
  told = text;
}
