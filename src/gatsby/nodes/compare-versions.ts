import type { SearchRecord } from '../../search/record';
import type { StoredContent } from '../content-store';

/**
 * Finds the pages whose text differs from that of the page at the same place in another version, by what the search
 * knows of both. Returns the names of these versions by route.
 */
export function compareVersions({
  versions,
  records,
}: Pick<StoredContent, 'versions' | 'records'>): ReadonlyMap<string, string[]> {
  const sides = versions.map(({ version, base }) => {
    return { version, base, texts: readTexts(records.get(version), base) };
  });
  return new Map(
    sides.flatMap(({ base, texts }) =>
      [...texts].map(([path, text]): [string, string[]] => {
        const others = sides.filter((side) => (side.texts.get(path) ?? text) !== text);
        return [base + path, others.map(({ version }) => version)];
      }),
    ),
  );
}

/** The text of each page, by its path below the start of its version. */
function readTexts(records: readonly SearchRecord[] = [], base: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { page, title, text, code } of records) {
    const path = page.slice(base.length);
    texts.set(path, `${texts.get(path) ?? ''}${title}\n${text}\n${code}\n`);
  }
  return texts;
}
