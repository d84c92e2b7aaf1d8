import { join } from 'node:path';
import { addLines } from '../../../src/content/files/add-lines';
import { readOptional } from '../../../src/content/files/read-files';
import type { Content, VersionContent } from '../../../src/content/model';
import { textPointer } from '../../../src/openapi/coverage/list-descriptions';
import { inDocument, type Problem } from '../../../src/problems/problem';
import { type Memory, noMemory } from '../memory';
import { listBorrowed, listOurExamples } from './authorship';
import { checkCoverage } from './check-coverage';
import { checkLimits } from './check-limits';
import { checkSpelling, readWords } from './check-spelling';
import { checkStoryUses, checkStoryValues } from './check-story';
import { checkStyle } from './check-style';
import type { CoverageRow } from './measure-coverage';
import {
  isOld,
  listInterfacePassages,
  listReaderPassages,
  type ReaderPassage,
} from './reader-passages';
import { createLookUp, type LookUp } from './speller';

/** The result of checking the writing of a site: the coverage of each interface, and mistakes. */
export interface WritingReport {
  coverage: CoverageRow[][];
  problems: Problem[];
  /** How many mistakes there are in the words of interface files, if they are not among the problems. */
  interfaceWords: number;
}

interface WritingOptions {
  memory?: Memory;
  /** Whether the words of interface files are judged, which are the platform's and not those of authors. */
  judgesInterface?: boolean;
}

/** Checks spelling, style and coverage. This takes a while, so only `check` does it, not the build. */
export async function checkWriting(
  content: Content,
  root: string,
  { memory = noMemory, judgesInterface = false }: WritingOptions = {},
): Promise<WritingReport> {
  const words = await checkWords(content, root, { memory, judgesInterface });
  const versions = content.versions.filter(({ version }) => !isOld(content, version));
  const isRequired = content.site.coverage === 'complete';
  const measured = await Promise.all(
    versions.map((version) => measure(version, isRequired, memory)),
  );
  const gaps = isRequired ? measured.flatMap(({ problems }) => problems) : [];
  const ofInterface = [...gaps, ...versions.flatMap(checkStoryValues)].map(
    (problem): Problem => ({ ...problem, needs: 'overlays' }),
  );
  return {
    coverage: measured.flatMap(({ coverage }) => coverage),
    problems: await addLines(
      [...ofInterface, ...versions.flatMap(checkLimits), ...words.problems],
      root,
    ),
    interfaceWords: words.interfaceWords,
  };
}

async function measure(
  version: VersionContent,
  isRequired: boolean,
  memory: Memory,
): Promise<{ coverage: CoverageRow[][]; problems: Problem[] }> {
  const { document, locate } = version;
  if (!document || !locate) return { coverage: [], problems: [] };
  const borrowed = listBorrowed(version).map(textPointer);
  const ours = listOurExamples(version);
  const key = JSON.stringify([document, borrowed, ours, isRequired]);
  const { rows, findings } = await memory.recall('coverage', key, () =>
    checkCoverage(document, { borrowed, ours, isRequired }),
  );
  // What an operation lacks is reported at its id, and not where an overlay last changed all operations.
  const locateGap = (pointer: string) =>
    locate(/^\/paths\/[^/]+\/[a-z]+$/.test(pointer) ? `${pointer}/operationId` : pointer);
  const problems = inDocument(locateGap, [...findings, ...checkStoryUses(version)]);
  return { coverage: [rows], problems };
}

/** Checks the spelling and style of everything that readers see, if it is in English. */
async function checkWords(
  content: Content,
  root: string,
  { memory, judgesInterface }: Required<WritingOptions>,
): Promise<Pick<WritingReport, 'problems' | 'interfaceWords'>> {
  if (!content.site.languages[0]?.code.startsWith('en')) return { problems: [], interfaceWords: 0 };
  const words = readWords((await readOptional(join(root, 'words.txt'))) ?? '');
  const passages = await listReaderPassages(content, root, memory);
  const others = await listInterfacePassages(content, memory);
  const lookUp = createLookUp(words, memory);
  const judge = async (judged: readonly ReaderPassage[], look: LookUp) => [
    ...(await checkSpelling(judged, look)),
    ...(await checkStyle(judged, memory)),
  ];
  // To find what was meant takes longer than to find what is wrong.
  const counted = judgesInterface
    ? []
    : await judge(others, createLookUp(words, memory, { suggests: false }));
  return {
    problems: await judge(judgesInterface ? [...passages, ...others] : passages, lookUp),
    interfaceWords: counted.length,
  };
}
