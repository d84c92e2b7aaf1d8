import { join, relative, sep } from 'node:path';
import { nameFile, readFiles, readOptional } from '../../src/content/files/read-files';
import { splitFrontmatter } from '../../src/content/files/read-mdx';
import { overlayEndings } from '../../src/content/interface/read-overlays';
import type { LostWordsEntry } from '../../src/content/settings/lost-words';
import type { Change } from '../../src/openapi/changes/change';
import type { FilePlan } from '../files/plan';
import { editYaml } from '../yaml/edit-yaml';
import { addLostWords } from './add-lost-words';
import { type ContentNames, readContentNames } from './content-names';
import { type EditedSettings, editAliases, editSdks, editSearchChecks } from './edit-settings';
import { editStory } from './edit-story';
import { operationOf } from './note-operation';
import {
  listStaleReferrals,
  type Referral,
  rewriteOverlay,
  rewriteRoutes,
  rewriteText,
} from './rewrite-text';
import type { Documents, WordsPlan } from './words/model';
import { planWords } from './words/plan-words';

/** The docs version whose interface changes. */
export interface UpdatedVersion {
  /** The content root, and the folder of the version. */
  root: string;
  folder: string;
  /** The start of its routes: `/docs`. */
  base: string;
}

/** What a change of the interface does to all content of a version. */
export interface ContentPlan extends Required<FilePlan> {
  created: ReadonlyMap<string, string>;
  /** What becomes of the words in overlays. */
  words: WordsPlan;
  /** What `lost-words.yaml` gets. */
  lost: LostWordsEntry[];
  /** Mentions and links of operations and areas that are gone, which an author has to rewrite. */
  stale: (Referral & { file: string })[];
}

/** Plans what becomes of the content of a version when its interface changes. Nothing is written. */
export async function planContent(
  { root, folder, base }: UpdatedVersion,
  documents: Documents,
  changes: readonly Change[],
  date: string,
): Promise<ContentPlan> {
  const names = readContentNames(documents, changes, base);
  const openapi = join(folder, 'openapi');
  const changed = new Map<string, string>();
  const removed = new Set<string>();
  const lost: LostWordsEntry[] = [];
  const stale: ContentPlan['stale'] = [];
  const nameBelow = (path: string) => relative(folder, path).split(sep).join('/');
  const put = (path: string, before: string, after: string | undefined) => {
    if (after === undefined) removed.add(path);
    else if (after !== before) changed.set(path, after);
    const referrals = listStaleReferrals(after ?? '', names);
    stale.push(...referrals.map((each) => ({ file: nameFile(root, path), ...each })));
  };
  const lose = (path: string, address: string, words: unknown) =>
    lost.push({ from: nameBelow(path), address, lost: date, words });

  const overlays = await readFiles(root, join(openapi, 'overlays'), overlayEndings);
  const words = planWords(overlays, documents, changes);
  for (const { file, absolutePath, text } of overlays) {
    const edited = words.texts.has(file) ? words.texts.get(file) : text;
    put(absolutePath, text, edited === undefined ? undefined : rewriteOverlay(edited, names));
  }
  for (const each of words.lost) {
    const path = overlays.find(({ file }) => file === each.file)?.absolutePath ?? each.file;
    lose(path, each.address, each.words);
  }
  for (const { absolutePath, text } of await readFiles(root, join(folder, 'notes'), ['.mdx'])) {
    const operation = operationOf(text);
    const isGone = operation !== undefined && names.goneOperations.has(operation);
    if (isGone) lose(absolutePath, `note on ${operation}`, text);
    put(absolutePath, text, isGone ? undefined : rewriteText(renameNote(text, names), names));
  }
  for (const { absolutePath, text } of await readFiles(root, join(folder, 'guides'), ['.mdx'])) {
    put(absolutePath, text, rewriteText(text, names));
  }
  const editors: [string, (text: string) => EditedSettings][] = [
    [join(openapi, 'aliases.yaml'), (text) => editAliases(text, names, base)],
    [join(openapi, 'sdks.yaml'), (text) => editSdks(text, names)],
    [join(openapi, 'story.yaml'), (text) => editStory(text, names)],
    [join(openapi, 'errors.yaml'), (text) => ({ text, lost: [] })],
    [join(folder, 'sidebar.yaml'), (text) => ({ text, lost: [] })],
    [join(root, 'search-checks.yaml'), (text) => editSearchChecks(text, names)],
    [join(root, 'site.yaml'), (text) => ({ text, lost: [] })],
  ];
  for (const [path, edit] of editors) {
    const text = await readOptional(path);
    if (text === undefined) continue;
    const edited = edit(text);
    for (const each of edited.lost) lose(path, each.address, each.words);
    put(path, text, edited.text === undefined ? undefined : rewriteRoutes(edited.text, names));
  }
  const store = join(openapi, 'lost-words.yaml');
  const known = await readOptional(store);
  const stored = addLostWords(known, lost);
  const created = new Map<string, string>();
  if (known === undefined && lost.length > 0) created.set(store, stored);
  if (known !== undefined && stored !== known) changed.set(store, stored);
  return { created, changed, removed, words, lost, stale };
}

function renameNote(text: string, { operations }: ContentNames): string {
  const to = operations.get(operationOf(text) ?? '');
  const { yaml = '' } = splitFrontmatter(text);
  if (to === undefined) return text;
  const edited = editYaml(yaml, [{ replace: '/operation', by: to }]);
  const start = text.indexOf(yaml);
  return text.slice(0, start) + edited + text.slice(start + yaml.length);
}
