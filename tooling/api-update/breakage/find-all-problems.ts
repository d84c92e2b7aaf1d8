import { basename } from 'node:path';
import { checkContent } from '../../../src/content/checks/check-content';
import { addLines } from '../../../src/content/files/add-lines';
import { loadContent } from '../../../src/content/load-content';
import type { VersionContent } from '../../../src/content/model';
import { textPointer } from '../../../src/openapi/coverage/list-descriptions';
import { cutFinding } from '../../../src/problems/cut-problem';
import { endsBuild, inDocument, type Problem } from '../../../src/problems/problem';
import { listBorrowed, listOurExamples } from '../../check/writing/authorship';
import { checkCoverage } from '../../check/writing/check-coverage';
import { checkStoryUses } from '../../check/writing/check-story';
import { findMisfits } from './find-misfits';
import { findUnknownKeys } from './find-unknown-keys';

/** The content, and everything that is wrong with it. */
export interface CheckedContent {
  /** The version that is asked for; undefined if the content cannot be read that far. */
  version?: VersionContent;
  problems: Problem[];
  /** How many descriptions, examples and calls of the story the coverage lacks, if the site asks for it. */
  gaps: number;
  endsBuild: boolean;
}

/** Finds all mistakes of the content, and what in the examples and the story of one version does not fit its interface. */
export async function findAllProblems(root: string, name: string): Promise<CheckedContent> {
  const { content, problems: told } = await loadContent(root);
  const version = content?.versions.find((each) => each.version === name);
  const { document, locate } = version ?? {};
  if (!content || !version || !document || !locate) {
    return { problems: told, gaps: 0, endsBuild: endsBuild(told) };
  }
  const ours = listOurExamples(version);
  const borrowed = listBorrowed(version).map(textPointer);
  const lacking = checkCoverage(document, { borrowed, ours }).findings.filter(({ code }) =>
    code.startsWith('coverage/'),
  );
  const untold = [
    // A mistake in an overlay keeps the check from telling these.
    ...checkContent(content, basename(root), { files: new Set(), folders: [] }),
    ...inDocument(locate, findMisfits(document, ours)),
    ...findUnknownKeys(version),
  ];
  const problems = [...told, ...(await addLines(untold, root)).map(cutFinding)];
  return {
    version,
    problems: [...new Map(problems.map((each) => [keyOf(each), each])).values()],
    gaps:
      content.site.coverage === 'complete' ? lacking.length + checkStoryUses(version).length : 0,
    endsBuild: endsBuild(told),
  };
}

/** Identifies a mistake, however much is known of its place. */
export function keyOf({ file, line, pointer, code, found }: Problem): string {
  return [file, pointer ?? line, code, found].join('\n');
}
