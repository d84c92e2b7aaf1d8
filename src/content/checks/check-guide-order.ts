import type { Guide } from '../../page-models/authored-version';
import { type Finding, inFile, type Problem } from '../../problems/problem';
import { suggest } from '../../text/nearest';
import type { VersionContent } from '../model';

/** Finds guides that follow one that does not exist, or in the end themselves. */
export function checkGuideOrder({ guides }: VersionContent): Problem[] {
  const paths = new Map(guides.map((guide) => [guide.path, guide]));
  return guides.flatMap((guide): Problem[] => {
    const { file, after } = guide;
    if (after === undefined) return [];
    const finding = paths.has(after)
      ? findCircle(guide, paths)
      : describeUnknown(after, [...paths.keys()]);
    return finding ? inFile(file, [{ near: `after: ${after}`, ...finding }]) : [];
  });
}

function describeUnknown(after: string, paths: readonly string[]): Finding {
  return {
    code: 'guide/unknown-guide-before',
    found: `a guide that follows ${after}, which is not a guide`,
    expected: 'the path of a guide below guides/, without .mdx',
    fix: suggest(after, paths, 'correct or remove `after`', (path) => `after: ${path}`),
  };
}

function findCircle(guide: Guide, paths: ReadonlyMap<string, Guide>): Finding | undefined {
  const seen = new Set<string>();
  let next = guide.after;
  while (next !== undefined && next !== guide.path && !seen.has(next)) {
    seen.add(next);
    next = paths.get(next)?.after;
  }
  if (next !== guide.path) return undefined;
  return {
    code: 'guide/circular-order',
    found: `a guide that follows ${guide.after}, which follows it in turn`,
    expected: 'a first guide that follows no other',
    fix: 'remove `after` from the guide that readers start with',
  };
}
