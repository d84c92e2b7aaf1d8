import type { SearchRecord } from '../../record';
import type { Synonyms } from '../query/synonyms';
import {
  type CoreFile,
  type IndexManifest,
  type IndexScope,
  indexPrefix,
  manifestName,
} from './index-files';
import { writeCore } from './write-core';
import { writeQuestionSizes } from './write-questions';
import { writeTextShards, writeWordShards } from './write-shards';

/** A file of the index. */
export interface IndexFile {
  name: string;
  text: string;
}

/** What the search knows of the words of a site, as part of its content. */
export interface Vocabulary {
  synonyms?: Synonyms;
  /** The words of its title say little about what somebody looks for: every page is about them. */
  site?: { title: string };
}

/**
 * Writes the index of all records: a core per language and version, with words and texts in separate
 * files, so that the first keystroke needs only a small part of a large index. The same records result
 * in the same files; every name except the manifest's contains a hash of the content.
 */
export function writeIndex(
  records: readonly SearchRecord[],
  vocabulary: Vocabulary = {},
): IndexFile[] {
  const files: IndexFile[] = [];
  const manifest: IndexManifest = { scopes: [] };
  const groups = groupBy(records, ({ language, version }) => `${language}-${version}`);
  for (const [key, members] of groups) {
    const add = (part: string, value: unknown): string => {
      const text = JSON.stringify(value);
      const name = `${indexPrefix}${key}-${part}-${hashText(text)}.json`;
      files.push({ name, text });
      return name;
    };
    manifest.scopes.push(writeScope(members, vocabulary, add));
  }
  return [{ name: manifestName, text: JSON.stringify(manifest) }, ...files];
}

/** Takes a part of an index, and returns the name by which others refer to it. */
type AddFile = (part: string, value: unknown) => string;

/** From this size on, as JSON, a core is too much to wait for at the first keystroke. */
const largeCore = 600_000;

/** Adds the files of one language and version, and returns the name of its core, which has those of the others. */
export function writeScope(
  members: readonly SearchRecord[],
  { synonyms = [], site }: Vocabulary,
  add: AddFile,
): IndexScope {
  const pages = orderByPage(members);
  const words = writeWordShards(pages.flat()).map(({ first, content }) => ({
    first,
    file: add('words', content),
  }));
  const { language = '', version = '' } = members[0] ?? {};
  const scope = { language, version, synonyms, siteTitle: site?.title ?? '' };
  const core: CoreFile = { ...scope, ...writeNames(pages, add), words };
  const isLarge = JSON.stringify(core).length > largeCore;
  return {
    ...{ language, version, core: add('core', core) },
    ...(isLarge && {
      start: add('start', { ...scope, ...writeNames(keepHeads(pages), add), words: [] }),
    }),
  };
}

/** Writes the parts of a core, and the texts of its records to files of their own. */
function writeNames(
  pages: readonly SearchRecord[][],
  add: AddFile,
): Omit<CoreFile, 'language' | 'version' | 'synonyms' | 'siteTitle' | 'words'> {
  const records = pages.flat();
  const questions = writeQuestionSizes(records);
  const texts = writeTextShards(records).map(({ first, content }) => ({
    first,
    file: add('texts', content),
  }));
  return { questions, texts, ...writeCore(pages) };
}

/** The records of the pages themselves, without what is inside. */
function keepHeads(pages: readonly SearchRecord[][]): SearchRecord[][] {
  return pages.map((page) =>
    page.slice(0, 1).map(({ messages: _, ...head }) => ({ ...head, terms: [], questions: [] })),
  );
}

/** Groups records by page, in the order of the first record of each page. The page's own record comes first. */
export function orderByPage(records: readonly SearchRecord[]): SearchRecord[][] {
  const isOwn = (record: SearchRecord) => record.route === record.page && record.part === 0;
  return [...groupBy(records, ({ page }) => page).values()].map((page) => [
    ...page.filter(isOwn),
    ...page.filter((record) => !isOwn(record)),
  ]);
}

function groupBy(
  records: readonly SearchRecord[],
  keyOf: (record: SearchRecord) => string,
): Map<string, SearchRecord[]> {
  const groups = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = keyOf(record);
    const members = groups.get(key) ?? [];
    members.push(record);
    groups.set(key, members);
  }
  return groups;
}

/** Returns a hash of 16 hex digits for file names. Not for secrets: collisions can be constructed. */
function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return [high ^ (high >>> 16), low ^ (low >>> 13)]
    .map((part) => (part >>> 0).toString(16).padStart(8, '0'))
    .join('');
}
