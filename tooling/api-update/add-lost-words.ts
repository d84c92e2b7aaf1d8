import { isSeq, parse, parseDocument, stringify } from 'yaml';
import { customTags } from '../../src/content/files/written-numbers';
import type { LostWordsEntry } from '../../src/content/settings/lost-words';
import { editYaml } from '../yaml/edit-yaml';

const head = `# yaml-language-server: $schema=../../schemas/lost-words.json
# Texts whose part of the interface was removed. Readers don't see them. Use them elsewhere, or delete them.
`;

/**
 * Adds entries at the end of the text of `openapi/lost-words.yaml`. Those that are there already, on
 * whatever date, are not added again, and nothing else changes.
 */
export function addLostWords(text: string | undefined, entries: readonly LostWordsEntry[]): string {
  const current = text ?? head;
  const known = new Set(listKnown(current));
  const added = entries.filter((entry) => {
    const key = keyOf(entry);
    return !known.has(key) && known.add(key);
  });
  if (added.length === 0) return text ?? '';
  if (isInBrackets(current)) {
    return editYaml(
      current,
      added.map((value) => ({ append: '', value })),
    );
  }
  const written = added.map(({ from, address, lost, words }) =>
    stringify([{ from, address, lost, words }], {
      lineWidth: 0,
      aliasDuplicateObjects: false,
      customTags,
    }),
  );
  const start = current === '' || current.endsWith('\n') ? current : `${current}\n`;
  return start.replace(/^\[\s*\]\s*$/m, '') + written.join('');
}

/** Whether a list with entries is written in brackets, where no entry can be written below them. */
function isInBrackets(text: string): boolean {
  const { contents } = parseDocument(text);
  return isSeq(contents) && contents.flow === true && contents.items.length > 0;
}

function listKnown(text: string): string[] {
  const entries: unknown = parse(text, { maxAliasCount: -1, customTags }) ?? [];
  if (!Array.isArray(entries)) throw new Error('lost-words.yaml is not a list');
  return entries.map((entry) => keyOf(Object(entry)));
}

function keyOf({ from, address, words }: Partial<LostWordsEntry>): string {
  return JSON.stringify([from, address, words]);
}
