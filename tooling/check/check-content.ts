import { dirname, join, relative, resolve, sep } from 'node:path';
import { dropUncertain } from '../../src/content/checks/completeness';
import { loadContent } from '../../src/content/load-content';
import type { Content } from '../../src/content/model';
import type { Problem } from '../../src/problems/problem';
import { checkExternalLinks } from './check-external-links';
import { checkQuestions } from './check-questions';
import { checkReview } from './check-review';
import type { ContentReport } from './report';
import { hashCode, openResultCache } from './result-cache';
import { checkWriting, type WritingReport } from './writing/check-writing';

/** Kept apart from Gatsby's caches, which a build discards. */
const cacheFolder = 'node_modules/.cache/superposition-docs';

/** Creates a function that checks the content, as often as it is called. */
export function createContentCheck(
  root: string,
  { external = false, interfaceWords = false, folder = cacheFolder } = {},
): () => Promise<ContentReport> {
  const cache = openResultCache(join(folder, 'check.json'), hashCode());
  const checkLinks = (content: Content) => (external ? checkExternalLinks(content, root) : []);
  const checkWords = (content: Content) =>
    checkWriting(content, root, { memory: cache, judgesInterface: interfaceWords });
  const checkAnswers = (content: Content) => checkQuestions(content, cache);
  return async () => {
    const report = await check(root, checkWords, checkLinks, checkAnswers);
    cache.save();
    return nameFromHere(report, root);
  };
}

/** What is only useful once the interface and the settings can be read, every overlay can, and every file can. */
const afterSettings = ['other links', 'spelling', 'style', 'coverage'];
const afterOverlays = [
  'overlays that depend on these',
  'links to the reference',
  'names of operations',
  'addresses of two pages',
  'the story',
  'examples',
  'coverage',
];
const afterReading = ['questions'];

async function check(
  root: string,
  checkWords: (content: Content) => Promise<WritingReport>,
  checkLinks: (content: Content) => Promise<Problem[]> | Problem[],
  checkAnswers: (content: Content) => Promise<Problem[]>,
): Promise<ContentReport> {
  const { content, problems, ...completeness } = await loadContent(root);
  const { isReadable, isCheckable, hasOverlays } = completeness;
  if (!content || !isCheckable) {
    const unchecked = [...afterSettings, ...afterReading];
    return { problems, coverage: [], interfaceWords: 0, unchecked };
  }
  const writing = await checkWords(content);
  return {
    problems: [
      ...problems,
      ...dropUncertain(writing.problems, content, completeness),
      ...(isReadable ? await checkAnswers(content) : []),
      ...(await checkReview(content, root)),
      ...(await checkLinks(content)),
    ],
    ...(hasOverlays
      ? { coverage: writing.coverage, interfaceWords: writing.interfaceWords }
      : { coverage: [], interfaceWords: 0 }),
    unchecked: [...(hasOverlays ? [] : afterOverlays), ...(isReadable ? [] : afterReading)],
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
