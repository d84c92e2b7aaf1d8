import type { VersionContent } from '../../../src/content/model';
import { suggestCopy } from '../../../src/content/sharing/lack';
import type { VersionProblems } from '../../../src/content/sharing/tell-once';
import { isCurrentBase } from '../../../src/navigation/versions';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { listExamples } from '../../../src/openapi/examples/list-examples';
import type { Origin } from '../../../src/overlays/overlay';
import { inDocument, type Problem } from '../../../src/problems/problem';
import { isStructure } from '../../../src/text/written-number';
import type { Memory } from '../memory';
import { checkExamples } from './check-coverage';
import type { CoverageRow } from './measure-coverage';

/** What is wrong with a version. */
export interface JudgedVersion extends VersionProblems {
  /** Empty for an old version. */
  coverage: CoverageRow[][];
  /** Where the examples are written that authors wrote: file and pointer of each. */
  examples: ReadonlySet<string>;
}

/** The pointers of the examples of a version that authors wrote. */
export function listOurExamples({ document, locate, generatedFile }: VersionContent): string[] {
  if (!document || !locate) return [];
  const pointers = listExamples(document).map(({ pointer }) => pointer);
  return pointers.filter((pointer) => locate(pointer).file !== generatedFile);
}

/** Where authors wrote the examples of a version: file and pointer of each, also if only a part of it is there. */
export function locateExamples({ document, locate }: VersionContent): ReadonlySet<string> {
  if (!document || !locate) return new Set();
  const origins = listExamples(document).flatMap(({ pointer, value }) =>
    listPointers(value).map((inner) => {
      const { file, pointer: written } = locate(pointer + inner);
      const start = written.endsWith(inner)
        ? written.slice(0, written.length - inner.length)
        : written;
      return toKey({ file, pointer: start });
    }),
  );
  return new Set(origins);
}

/** The pointers of a value itself and of everything in it. */
function listPointers(value: unknown): string[] {
  if (!isStructure(value)) return [''];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    listPointers(part).map((below) => `/${escapeKey(key)}${below}`),
  );
  return ['', ...inner];
}

/**
 * Checks the examples of an old version, and nothing else: nobody writes for it any more, but what it
 * shares with the current one is edited.
 */
export async function judgeOld(version: VersionContent, memory: Memory): Promise<JudgedVersion> {
  const { document, locate } = version;
  const examples = locateExamples(version);
  if (!document || !locate) return { version, coverage: [], examples, problems: [] };
  const ours = listOurExamples(version);
  const findings = await memory.recall('examples', JSON.stringify([document, ours]), () =>
    checkExamples(document, ours),
  );
  const own = findings.filter(({ pointer = '' }) => ours.includes(pointer));
  return { version, coverage: [], examples, problems: inDocument(locate, own) };
}

/** Says which examples of the current version another one shows too, where they are right as they are. */
export function warnOfSharing(reports: readonly JudgedVersion[]): JudgedVersion[] {
  return reports.map((report) => {
    if (!isCurrentBase(report.version.base)) return report;
    const problems = report.problems.map((problem) => {
      const key = toKey(problem);
      const isRight = ({ examples, problems: own }: JudgedVersion) =>
        examples.has(key) && !own.some((each) => each.code === problem.code && toKey(each) === key);
      const other = reports.find((each) => each !== report && isRight(each));
      return other ? adviseCopy(problem, other.version.version) : problem;
    });
    return { ...report, problems };
  });
}

function toKey({ file, pointer = '' }: Pick<Problem, 'file' | 'pointer'> | Origin): string {
  return `${file} ${pointer}`;
}

function adviseCopy(problem: Problem, version: string): Problem {
  const { file, fix } = problem;
  return {
    ...problem,
    fix: `shared with ${version}, so first ${suggestCopy(file, version)}; then ${fix}`,
  };
}
