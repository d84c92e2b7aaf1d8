import { join } from 'node:path';
import { nameFile, readFiles, type SourceFile } from '../../../src/content/files/read-files';
import { splitFrontmatter } from '../../../src/content/files/read-mdx';
import { overlayEndings } from '../../../src/content/interface/read-overlays';
import type { Change } from '../../../src/openapi/changes/change';
import { listOperations } from '../../../src/openapi/document/list-operations';
import type { Problem } from '../../../src/problems/problem';
import { printJson } from '../../../src/text/written-number';
import { type ContentNames, readContentNames } from '../content-names';
import { operationOf } from '../note-operation';
import type { ContentPlan, UpdatedVersion } from '../plan-content';
import { rewriteText } from '../rewrite-text';
import type { Documents, LostWords, MovedWords } from '../words/model';
import { type Renames, readRenames } from '../words/renames';
import { type AuthorText, listOverlayTexts } from './author-texts';
import { type ChangeWithWords, findStaleWords } from './find-stale-words';
import { relateChange } from './relate-change';

/** What an interface does to the content of a version. */
export interface Impact {
  /** For each change, in the same order, what it does. */
  changes: ChangeWithWords[];
  /** What no single change explains. */
  others: Problem[];
}

/**
 * Reports what the changes of an interface do to the content as it is on the disk, before the update is
 * written: words that move or lose their place, what else has to be renamed or removed, and words that
 * probably became wrong. Lines are those of the files now.
 */
export async function reportImpact(
  { root, folder, base }: UpdatedVersion,
  documents: Documents,
  changes: readonly Change[],
  { words, stale, lost: lostEntries }: Pick<ContentPlan, 'words' | 'stale' | 'lost'>,
): Promise<Impact> {
  const overlays = await readFiles(root, join(folder, 'openapi/overlays'), overlayEndings);
  const names = readContentNames(documents, changes, base);
  const texts = await readTexts({ root, folder }, overlays, names, documents, readRenames(changes));
  const found = findStaleWords(texts, changes, documents);
  const settled: Settled[] = [
    ...words.moved.map((each) => ({
      about: [`${each.from} ${each.to}`],
      problem: describeMoved(each, overlays),
    })),
    ...words.lost.map((each) => ({ about: [each.address], problem: describeLost(each, overlays) })),
    ...lostEntries
      .filter(({ from }) => !from.startsWith('openapi/overlays/'))
      .map((entry) => ({
        about: [entry.address, printJson(entry.words)],
        problem: describeEntry(nameFile(root, join(folder, entry.from)), entry.address),
      })),
    ...stale.map(({ file, line, name }) => ({
      about: [names.goneRoutes.get(name) ?? name],
      problem: describeReferral(file, line, name),
    })),
  ];
  const related = settled.map(({ about, problem }) => {
    const [change] = about.flatMap((each) => relateChange(each, changes) ?? []);
    return { problem, change };
  });
  const isReferral = ({ file, line, found: words }: Problem) =>
    stale.some((each) => each.file === file && each.line === line && words.includes(each.name));
  return {
    changes: found.map(({ change, problems }) => ({
      change,
      problems: [
        ...related.filter((each) => each.change === change).map(({ problem }) => problem),
        ...problems.filter((problem) => !isReferral(problem)),
      ],
    })),
    others: related.filter(({ change }) => change === undefined).map(({ problem }) => problem),
  };
}

/** What happens to a text, and names of what it is about, the most precise ones first. */
interface Settled {
  about: string[];
  problem: Problem;
}

/** The texts of a version that may be wrong after an update, as it leaves them. */
async function readTexts(
  { root, folder }: Pick<UpdatedVersion, 'root' | 'folder'>,
  overlays: readonly SourceFile[],
  names: ContentNames,
  { before, after }: Documents,
  renames: Renames,
): Promise<AuthorText[]> {
  const notes = await readFiles(root, join(folder, 'notes'), ['.mdx']);
  const guides = await readFiles(root, join(folder, 'guides'), ['.mdx']);
  const current = new Set(listOperations(after).map(({ operation }) => operation.operationId));
  // Names that the update itself corrects are not wrong.
  const toText = ({ file, text }: SourceFile, parts: AuthorText['parts']): AuthorText => {
    const { body, bodyLine } = splitFrontmatter(text);
    return { file, line: bodyLine, text: rewriteText(body, names), parts };
  };
  return [
    ...overlays.flatMap((file) => listOverlayTexts(file, before, renames)),
    ...notes.flatMap((file) => {
      const id = operationOf(file.text) ?? '';
      const operation = renames.operations.get(id) ?? id;
      return current.has(operation) ? [toText(file, [{ operation }])] : [];
    }),
    ...guides.map((file) => toText(file, [])),
  ];
}

function describeMoved({ file, from, to }: MovedWords, overlays: readonly SourceFile[]): Problem {
  return {
    severity: 'warning',
    code: 'update/moved-words',
    ...locate(file, from, overlays),
    found: `text about ${from}`,
    expected: `text about ${to}`,
    fix: 'nothing: the update moves them',
  };
}

function describeLost({ file, address }: LostWords, overlays: readonly SourceFile[]): Problem {
  return {
    severity: 'warning',
    code: 'update/lost-words',
    ...locate(file, address, overlays),
    found: `text about ${address}, which the new interface does not contain`,
    ...toStore,
  };
}

const toStore = {
  expected: 'text about parts of the new interface',
  fix: 'the update moves it to openapi/lost-words.yaml; use it elsewhere',
};

function describeEntry(file: string, address: string): Problem {
  return {
    severity: 'warning',
    code: 'update/lost-words',
    file,
    found: `${address}, which refers to a part that the new interface does not contain`,
    ...toStore,
  };
}

function describeReferral(file: string, line: number, name: string): Problem {
  return {
    severity: 'warning',
    code: 'update/stale-referral',
    file,
    line,
    near: name,
    found: `a mention of ${name}, which the new interface does not contain`,
    expected: 'mentions of and links to parts that exist',
    fix: 'rewrite the sentence, or remove it',
  };
}

/** Whether an author has to look at a text; all else happens by itself. */
export function isStale({ code }: Problem): boolean {
  return code === 'update/stale-words' || code === 'update/stale-referral';
}

/** The line of the action whose words have an address. */
function locate(file: string, address: string, overlays: readonly SourceFile[]) {
  const lines = overlays.find((overlay) => overlay.file === file)?.text.split('\n') ?? [];
  const targets = lines.map(
    (line) => /target:\s*["']?(\$.*?)["']?\s*(?:,|$)/.exec(line)?.[1] ?? '',
  );
  const fitting = targets.filter((target) => target !== '' && address.startsWith(target));
  const [longest] = fitting.sort((a, b) => b.length - a.length);
  return longest === undefined ? { file } : { file, line: targets.indexOf(longest) + 1 };
}
