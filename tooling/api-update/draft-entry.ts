import { basename, join } from 'node:path';
import { versionFiles } from '../../src/content/author-files';
import { nameFile, readFiles } from '../../src/content/files/read-files';
import type { VersionFolder } from '../../src/content/files/version-folder';
import { readAuthorFiles } from '../../src/content/read-author-files';
import { numberOf } from '../../src/content/settings/changelog';
import type { Change, ChangelogEntry, DescribedChange } from '../../src/openapi/changes/change';
import { joinReads } from '../../src/problems/read';

/**
 * Drafts the entry of the changelog for an update; undefined if nothing changed for callers, or if an
 * update that was cut short has written the entry already.
 */
export async function draftEntry(
  { date, release }: { date: string; release?: string },
  version: VersionFolder,
  changes: readonly Change[],
): Promise<ChangelogEntry | undefined> {
  if (changes.length === 0) return undefined;
  const { changelog } = await readAuthorFiles({ changelog: versionFiles.changelog }, version);
  const ofDay = joinReads(changelog).values.filter((entry) => entry.date === date);
  const isWritten = (entry: ChangelogEntry) =>
    JSON.stringify(entry.changes.map(toKey)) === JSON.stringify(changes.map(toKey));
  if (ofDay.some(isWritten)) return undefined;
  const folder = join(version.folder, 'openapi', 'changelog');
  const file = nameFile(version.root, join(folder, await nameEntry(version.root, folder, date)));
  return { file, date, release, changes: [...changes] };
}

/** The name of the next file of a day. No file that is there is written again, even if it cannot be read. */
async function nameEntry(root: string, folder: string, date: string): Promise<string> {
  const files = await readFiles(root, folder, ['.yaml']);
  const ofDay = files.filter(({ file }) => basename(file).startsWith(date));
  const last = Math.max(0, ...ofDay.map(({ file }) => numberOf(file)));
  return last === 0 ? `${date}.yaml` : `${date}-${last + 1}.yaml`;
}

/** A change in the order of its keys, without what authors add. */
function toKey({ change, breaking, operations, ...part }: Change): unknown {
  const { text: _, because: __, ...address } = part as DescribedChange;
  return [change, breaking, operations, Object.entries(address).sort()];
}
