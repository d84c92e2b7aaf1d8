import type { ChangelogEntry } from '../../openapi/changes/change';
import { toSlug } from '../../text/slug';
import type { ChangelogSection } from '../model';

/** The sections with which the changelog opens: those of the newest entry that has any. */
export function openChangelog(entries: readonly ChangelogEntry[]): ChangelogSection[] {
  const opening = entries.find((entry) => entry.opening)?.opening ?? [];
  return opening.map(({ title, text }) => ({ title, anchor: toSlug(title), description: text }));
}
