import type { ChangelogEntry } from '../../openapi/changes/change';
import { changelogRoute } from '../../text/routes';

/** What identifies an entry of the changelog for readers. */
export interface EntryHead {
  /** The release, or else the date in words. */
  title: string;
  /** Route of the changelog, and the anchor of the entry on it. */
  route: string;
  anchor: string;
  /** When it happened: "in 0.94.0", "on 23 November 2026". */
  when: string;
  /** ISO date, and in words: "23 November 2026". */
  date: string;
  words: string;
}

const toWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const toMonth = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
} as const);

/** Describes an entry to readers. `base` is the start of its version's routes. */
export function headEntry({ file, date, release }: ChangelogEntry, base: string): EntryHead {
  const words = toWords.format(new Date(date));
  const anchor = /([^/]*)\.\w+$/.exec(file)?.[1] ?? date;
  const when = release === undefined ? `on ${words}` : `in ${release}`;
  return { title: release ?? words, when, route: changelogRoute(base), anchor, date, words };
}

/** What parts are said to be new in: the release, or else the month. */
export function nameRelease({ date, release }: ChangelogEntry): string {
  return release ?? toMonth.format(new Date(date));
}
