import { findContentRoot } from '../src/content/content-root';
import { loadContent } from '../src/content/load-content';
import { formatProblems, hasErrors } from '../src/content/problem';

loadContent(findContentRoot()).then(({ problems }) => {
  if (problems.length > 0) console.log(formatProblems(problems));
  if (hasErrors(problems)) process.exitCode = 1;
});
