import { findContentRoot } from '../src/content/files/content-root';
import { loadContent } from '../src/content/load-content';
import { checkWriting } from '../src/content/writing/check-writing';
import { formatProblems, hasErrors } from '../src/problems/problem';

async function checkContent(root: string): Promise<void> {
  const { content, problems: contentProblems } = await loadContent(root);
  // Checking the writing is only useful once every file can be read.
  const isReadable = content !== undefined && !hasErrors(contentProblems);
  const writing = isReadable ? await checkWriting(content, root) : { tables: [], problems: [] };
  for (const table of writing.tables) console.log(table);
  const problems = [...contentProblems, ...writing.problems];
  if (problems.length > 0) console.log(formatProblems(problems));
  if (hasErrors(problems)) process.exitCode = 1;
}

checkContent(findContentRoot());
