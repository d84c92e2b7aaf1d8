import type { ParentSpanPluginArgs } from 'gatsby';
import { endsBuild, formatProblems, hasErrors, type Problem } from '../problems/problem';

type Reporter = Pick<
  ParentSpanPluginArgs['reporter'],
  'setErrorMap' | 'panicOnBuild' | 'error' | 'warn'
>;

/**
 * Reports all problems together. Errors end a build unless they are confined to a part that is left out, but are only
 * shown during development.
 */
export function reportProblems(problems: readonly Problem[], reporter: Reporter): void {
  if (problems.length === 0) return;
  const text = formatProblems(problems);
  if (!hasErrors(problems)) {
    reporter.warn(text);
    return;
  }
  // Without this, Gatsby would report our errors as unknown. It begins the first line with "error" itself.
  reporter.setErrorMap({
    content: {
      text: (context) => `mistakes in the content\n\n${context.problems}`,
      level: 'ERROR',
      category: 'USER',
    },
  });
  const report = endsBuild(problems) ? reporter.panicOnBuild : reporter.error;
  report({ id: 'content', context: { problems: text } });
}
