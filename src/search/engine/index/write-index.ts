import { groupBy } from '../../../text/group-by';
import type { SearchRecord } from '../../record';
import { type IndexManifest, indexPrefix, manifestName, type TextsFile } from './index-files';
import { indexRecords, readFoundCode, type Vocabulary } from './index-records';

/** A file of the index. */
export interface IndexFile {
  name: string;
  text: string;
}

/**
 * Writes the index of all records: for each language and version, what ranking needs and the texts. The
 * same records result in the same files; every name except the manifest's contains a hash of the content.
 */
export function writeIndex(
  records: readonly SearchRecord[],
  vocabulary: Vocabulary = {},
): IndexFile[] {
  const files: IndexFile[] = [];
  const manifest: IndexManifest = { scopes: [] };
  for (const [scope, members] of groupBy(records, toScope)) {
    const add = (part: string, value: unknown): string => {
      const text = JSON.stringify(value);
      const name = `${indexPrefix}${scope}-${part}-${hashText(text)}.json`;
      files.push({ name, text });
      return name;
    };
    const ordered = orderByPage(members);
    const corpus = indexRecords(ordered, vocabulary);
    const texts: TextsFile = ordered.map((record) => [
      record.text,
      readFoundCode(record),
      ...record.questions,
    ]);
    const { language, version } = corpus;
    manifest.scopes.push({
      language,
      version,
      corpus: add('corpus', corpus),
      texts: add('texts', texts),
    });
  }
  return [{ name: manifestName, text: JSON.stringify(manifest) }, ...files];
}

function toScope({ language, version }: SearchRecord): string {
  return `${language}-${version}`;
}

/** Orders records by page, in the order of the first record of each page. The page's own record comes first. */
export function orderByPage(records: readonly SearchRecord[]): SearchRecord[] {
  const isOwn = (record: SearchRecord) => record.route === record.page && record.part === 0;
  return [...groupBy(records, ({ page }) => page).values()].flatMap((page) => [
    ...page.filter(isOwn),
    ...page.filter((record) => !isOwn(record)),
  ]);
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
