import type { ParentSpanPluginArgs } from 'gatsby';
import { formatProblems, hasErrors, type Problem } from '../problems/problem';

type Reporter = Pick<ParentSpanPluginArgs['reporter'], 'setErrorMap' | 'panicOnBuild' | 'warn'>;

/** Reports all problems together. Errors end a build, but are only shown during development. */
export function reportProblems(problems: readonly Problem[], reporter: Reporter): void {
  if (problems.length === 0) return;
  const text = formatProblems(problems);
  if (!hasErrors(problems)) {
    reporter.warn(text);
    return;
  }
  // Without this, Gatsby would report our errors as unknown.
  reporter.setErrorMap({
    content: { text: (context) => context.problems, level: 'ERROR', category: 'USER' },
  });
  reporter.panicOnBuild({ id: 'content', context: { problems: text } });
}
