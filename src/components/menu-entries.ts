import type { Shell } from '../content/shell';

/** A choice of the version or language menu. */
export interface MenuEntry {
  /** What the closed menu shows: "0.93", "en". */
  short: string;
  title: string;
  note?: string;
  to: string;
  current: boolean;
}

/** The current version lives at `/docs/`, every other one below it. */
export function toVersionEntries(versions: Shell['versions'], shown?: string): MenuEntry[] {
  return versions.map(({ name, status }) => ({
    short: name,
    title: name,
    note: status === 'old' ? undefined : status,
    to: status === 'current' ? '/docs/' : `/docs/${name}/`,
    current: shown === undefined ? status === 'current' : name === shown,
  }));
}

/** Only the first language exists: it leads to the page that the reader is on. */
export function toLanguageEntries(languages: Shell['languages'], route: string): MenuEntry[] {
  return languages.map(({ code, label }, index) => ({
    short: code,
    title: label,
    note: code,
    to: route,
    current: index === 0,
  }));
}
