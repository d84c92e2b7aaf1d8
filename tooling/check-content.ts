import { findContentRoot } from '../src/content/files/content-root';
import { loadContent } from '../src/content/load-content';
import { checkWriting } from '../src/content/writing/check-writing';
import { formatProblems, hasErrors } from '../src/problems/problem';

async function checkContent(root: string): Promise<void> {
  const { content, problems: ofContent } = await loadContent(root);
  // Words are worth a look once every file can be read.
  const isReadable = content !== undefined && !hasErrors(ofContent);
  const writing = isReadable ? await checkWriting(content, root) : { tables: [], problems: [] };
  for (const table of writing.tables) console.log(table);
  const problems = [...ofContent, ...writing.problems];
  if (problems.length > 0) console.log(formatProblems(problems));
  if (hasErrors(problems)) process.exitCode = 1;
}

checkContent(findContentRoot());
