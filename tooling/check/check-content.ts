import { dirname, relative, resolve, sep } from 'node:path';
import { loadContent } from '../../src/content/load-content';
import { checkWriting } from '../../src/content/writing/check-writing';
import { hasErrors } from '../../src/problems/problem';
import { checkExternalLinks } from './check-external-links';
import type { ContentReport } from './report';
import { hashCode, openResultCache, type ResultCache } from './result-cache';

/** Kept apart from Gatsby's caches, which a build discards. */
const cacheFolder = 'node_modules/.cache/superposition-docs';

/** Creates a function that checks the content, as often as it is called. */
export function createContentCheck(
  root: string,
  { external = false } = {},
): () => Promise<ContentReport> {
  const cache = openResultCache(`${cacheFolder}/check.json`, hashCode());
  return async () => nameFromHere(await check(root, external, cache), root);
}

async function check(root: string, external: boolean, cache: ResultCache): Promise<ContentReport> {
  const { content, problems } = await loadContent(root);
  // The rest is only useful once every file can be read.
  if (!content || hasErrors(problems)) {
    const unchecked = ['spelling', 'style', 'coverage', ...(external ? ['external links'] : [])];
    return { problems, coverage: [], unchecked };
  }
  const writing = await checkWriting(content, root, cache);
  cache.save();
  const links = external
    ? await checkExternalLinks(content, root, `${cacheFolder}/links.json`)
    : [];
  return {
    problems: [...problems, ...writing.problems, ...links],
    coverage: writing.coverage,
    unchecked: [],
  };
}

/** Names files as editors and CI expect: from the current folder, or in full if that is shorter. */
function nameFromHere({ problems, ...report }: ContentReport, root: string): ContentReport {
  const folder = dirname(resolve(root));
  const name = (file: string) => {
    const absolute = resolve(folder, file);
    const fromHere = relative('.', absolute);
    const shorter = fromHere.length < absolute.length ? fromHere : absolute;
    return shorter.split(sep).join('/');
  };
  return { ...report, problems: problems.map((each) => ({ ...each, file: name(each.file) })) };
}
