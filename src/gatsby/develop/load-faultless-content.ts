import { watch } from 'node:fs/promises';
import type { ParentSpanPluginArgs } from 'gatsby';
import { type LoadedContent, loadContent } from '../../content/load-content';
import { hasErrors } from '../../problems/problem';
import { tellProblems } from './tell-problems';

/**
 * Returns content without errors: `loaded`, or what is below `root` as soon as its authors have fixed
 * it. Until then Gatsby would have no pages to serve.
 */
export async function loadFaultlessContent(
  root: string,
  loaded: LoadedContent,
  reporter: ParentSpanPluginArgs['reporter'],
): Promise<LoadedContent> {
  if (loaded.problems.length > 0) tellProblems(loaded.problems, reporter);
  if (!hasErrors(loaded.problems)) return loaded;
  reporter.info('The site starts as soon as the content has no errors. Waiting for a change …');
  for await (const _ of watch(root, { recursive: true })) {
    const fixed = await loadContent(root);
    tellProblems(fixed.problems, reporter);
    if (!hasErrors(fixed.problems)) return fixed;
  }
  return loaded;
}
