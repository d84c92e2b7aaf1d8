import { join } from 'node:path';
import type { Problem } from '../../problems/problem';
import { addLines } from '../files/add-lines';
import { nameFile, readOptional } from '../files/read-files';
import type { Content } from '../model';
import { checkCoverage } from './check-coverage';
import { checkSpelling, checkWordList, readWords } from './check-spelling';
import { checkStyle } from './check-style';
import { formatCoverage } from './format-coverage';
import { isOld, listReaderPassages } from './reader-passages';
import { createSpeller } from './speller';

/** The result of checking the writing of a site: a table for each interface, and mistakes. */
export interface WritingReport {
  tables: string[];
  problems: Problem[];
}

/** Checks spelling, style and coverage. This takes a while, so only `check` does it, not the build. */
export async function checkWriting(content: Content, root: string): Promise<WritingReport> {
  const wordProblems = checkWords(content, root);
  const coverage = content.versions.flatMap(({ version, document, locate }) =>
    document && locate && !isOld(content, version) ? [checkCoverage(document, locate)] : [],
  );
  const isRequired = content.site.coverage === 'complete';
  const missing = isRequired ? coverage.flatMap(({ problems }) => problems) : [];
  return {
    tables: coverage.map(({ rows }) => formatCoverage(rows)),
    problems: await addLines([...missing, ...(await wordProblems)], root),
  };
}

/** Checks the spelling and style of everything that readers see, if it is in English. */
async function checkWords(content: Content, root: string): Promise<Problem[]> {
  if (!content.site.languages[0]?.code.startsWith('en')) return [];
  const file = join(root, 'words.txt');
  const words = readWords((await readOptional(file)) ?? '');
  const [passages, speller] = await Promise.all([
    listReaderPassages(content, root),
    createSpeller(words),
  ]);
  return [
    ...checkWordList(words, nameFile(root, file)),
    ...checkSpelling(passages, speller),
    ...checkStyle(passages),
  ];
}
