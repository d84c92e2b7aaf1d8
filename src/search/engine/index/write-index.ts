import type { SearchRecord } from '../../record';
import type { Synonyms } from '../query/synonyms';
import { hashText } from './hash-text';
import { type IndexManifest, manifestName } from './index-files';
import { orderByPage, writeCore } from './write-core';
import { writeTexts } from './write-texts';
import { writeWords } from './write-words';

/** A file of the index, to be published as it is. */
export interface IndexFile {
  name: string;
  text: string;
}

/**
 * Writes the index of all records: one part per language and version, each split so that the first
 * keystroke needs little of a large one. The same records give the same files; every name but that
 * of the manifest has a hash of the content.
 */
export function writeIndex(records: readonly SearchRecord[], synonyms: Synonyms = []): IndexFile[] {
  const scopes = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = `${record.language}-${record.version}`;
    const members = scopes.get(key) ?? [];
    members.push(record);
    scopes.set(key, members);
  }
  const files: IndexFile[] = [];
  const manifest: IndexManifest = { scopes: [] };
  for (const [key, members] of scopes) {
    const [first] = members;
    if (!first) continue;
    const add = (part: string, value: unknown): string => {
      const text = JSON.stringify(value);
      const name = `${key}-${part}-${hashText(text)}.json`;
      files.push({ name, text });
      return name;
    };
    const ordered = orderByPage(members);
    const words = writeWords(ordered).map(({ first: word, ...file }) => ({
      first: word,
      file: add('words', file),
    }));
    const texts = writeTexts(ordered).map(({ first: record, entries }) => ({
      first: record,
      file: add('texts', entries),
    }));
    const { language, version } = first;
    const core = add('core', { language, version, synonyms, ...writeCore(ordered), words, texts });
    manifest.scopes.push({ language, version, core });
  }
  return [{ name: manifestName, text: JSON.stringify(manifest) }, ...files];
}
