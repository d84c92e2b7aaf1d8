import { isCurrentBase } from '../../navigation/versions';
import type { Problem } from '../../problems/problem';
import { isShared } from '../files/version-folder';
import type { VersionContent } from '../model';
import { suggestCopy } from './lack';

/** What is wrong with a version. */
export interface VersionProblems {
  version: Pick<VersionContent, 'base' | 'version'>;
  problems: readonly Problem[];
}

/**
 * The problems of all versions, each mistake in a shared file once. One that only another version than
 * the current one has says so.
 */
export function tellOnce(reports: readonly VersionProblems[]): Problem[] {
  const current = reports.filter(({ version }) => isCurrentBase(version.base));
  const told = new Set(current.flatMap(({ problems }) => problems.map(toKey)));
  return reports.flatMap(({ version, problems }) =>
    problems.flatMap((problem) => {
      if (!isShared(version, problem.file)) return [problem];
      const key = toKey(problem);
      if (told.has(key)) return [];
      told.add(key);
      return [nameVersion(problem, version.version)];
    }),
  );
}

function toKey({ code, file, line, column, near, pointer, found }: Problem): string {
  return JSON.stringify([code, file, line, column, near, pointer, found]);
}

function nameVersion(problem: Problem, version: string): Problem {
  return {
    ...problem,
    found: `${problem.found}, in version ${version}, which shares this file`,
    fix: `${problem.fix}${problem.fix.endsWith('?') ? ' Or' : ', or'} ${suggestCopy(problem.file, version)}`,
  };
}
