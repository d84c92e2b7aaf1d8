import { join, relative, sep } from 'node:path';
import {
  nameFile,
  readFiles,
  readOptional,
  type SourceFile,
} from '../../src/content/files/read-files';
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
  const version = { root, folder, base };
  const names = readContentNames(documents, changes, base);
  const draft = startDraft(version, names, date);
  const overlays = await readFiles(root, join(folder, 'openapi/overlays'), overlayEndings);
  const words = planWords(overlays, documents, changes);
  planOverlays(overlays, words, draft);
  await planProse(version, draft);
  await planSettings(version, draft);
  const { changed, removed, lost, stale } = draft;
  const created = await storeLost(join(folder, 'openapi/lost-words.yaml'), draft);
  return { created, changed, removed, words, lost, stale };
}

/** A plan that is being made. */
interface Draft extends Pick<ContentPlan, 'lost' | 'stale'> {
  names: ContentNames;
  changed: Map<string, string>;
  removed: Set<string>;
  /** Plans what becomes of a file: without a text after the update, it is removed. */
  put(path: string, before: string, after: string | undefined): void;
  /** Plans that words of a file lose their place. */
  lose(path: string, address: string, words: unknown): void;
}

function startDraft({ root, folder }: UpdatedVersion, names: ContentNames, date: string): Draft {
  const changed = new Map<string, string>();
  const removed = new Set<string>();
  const lost: LostWordsEntry[] = [];
  const stale: ContentPlan['stale'] = [];
  return {
    names,
    changed,
    removed,
    lost,
    stale,
    put(path, before, after) {
      if (after === undefined) removed.add(path);
      else if (after !== before) changed.set(path, after);
      const referrals = listStaleReferrals(after ?? '', names);
      stale.push(...referrals.map((each) => ({ file: nameFile(root, path), ...each })));
    },
    lose(path, address, words) {
      const from = relative(folder, path).split(sep).join('/');
      lost.push({ from, address, lost: date, words });
    },
  };
}

function planOverlays(
  overlays: readonly SourceFile[],
  words: WordsPlan,
  { names, put, lose }: Draft,
): void {
  for (const { file, absolutePath, text } of overlays) {
    const edited = words.texts.has(file) ? words.texts.get(file) : text;
    put(absolutePath, text, edited === undefined ? undefined : rewriteOverlay(edited, names));
  }
  for (const each of words.lost) {
    const path = overlays.find(({ file }) => file === each.file)?.absolutePath ?? each.file;
    lose(path, each.address, each.words);
  }
}

async function planProse(
  { root, folder }: UpdatedVersion,
  { names, put, lose }: Draft,
): Promise<void> {
  for (const { absolutePath, text } of await readFiles(root, join(folder, 'notes'), ['.mdx'])) {
    const operation = operationOf(text);
    const isGone = operation !== undefined && names.goneOperations.has(operation);
    if (isGone) lose(absolutePath, `note on ${operation}`, text);
    put(absolutePath, text, isGone ? undefined : rewriteText(renameNote(text, names), names));
  }
  for (const { absolutePath, text } of await readFiles(root, join(folder, 'guides'), ['.mdx'])) {
    put(absolutePath, text, rewriteText(text, names));
  }
}

/** Keeps the entries of a file in which only routes change. */
function keepAll(text: string): EditedSettings {
  return { text, lost: [] };
}

async function planSettings(
  { root, folder, base }: UpdatedVersion,
  { names, put, lose }: Draft,
): Promise<void> {
  const openapi = join(folder, 'openapi');
  const editors: [string, (text: string) => EditedSettings][] = [
    [join(openapi, 'aliases.yaml'), (text) => editAliases(text, names, base)],
    [join(openapi, 'sdks.yaml'), (text) => editSdks(text, names)],
    [join(openapi, 'story.yaml'), (text) => editStory(text, names)],
    [join(openapi, 'errors.yaml'), keepAll],
    [join(folder, 'sidebar.yaml'), keepAll],
    [join(folder, 'glossary.yaml'), keepAll],
    [join(root, 'search-checks.yaml'), (text) => editSearchChecks(text, names)],
    [join(root, 'site.yaml'), keepAll],
  ];
  for (const [path, edit] of editors) {
    const text = await readOptional(path);
    if (text === undefined) continue;
    const edited = edit(text);
    for (const each of edited.lost) lose(path, each.address, each.words);
    put(path, text, edited.text === undefined ? undefined : rewriteRoutes(edited.text, names));
  }
}

/** Plans that a file keeps the words that lose their places. Returns it if it has to be created. */
async function storeLost(store: string, { changed, lost }: Draft): Promise<ContentPlan['created']> {
  const known = await readOptional(store);
  const stored = addLostWords(known, lost);
  if (known !== undefined && stored !== known) changed.set(store, stored);
  return new Map(known === undefined && lost.length > 0 ? [[store, stored]] : []);
}

function renameNote(text: string, { operations }: ContentNames): string {
  const to = operations.get(operationOf(text) ?? '');
  const { yaml = '' } = splitFrontmatter(text);
  if (to === undefined) return text;
  const edited = editYaml(yaml, [{ replace: '/operation', by: to }]);
  const start = text.indexOf(yaml);
  return text.slice(0, start) + edited + text.slice(start + yaml.length);
}
