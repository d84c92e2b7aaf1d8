import shell from 'site-data/shell.json';
import { usePreferredVersion } from '../../hooks/use-preferred-version';

/** What a search is limited to. */
export interface Scope {
  language: string;
  version: string;
}

/** The version that pages without one stand for: what the reader chose last, else the current one. */
export function useUsualVersion(): string {
  return usePreferredVersion(shell.versions).name;
}

/** The language in view, and a docs version. */
export function findScope(version: string): Scope {
  const { lang } = document.documentElement;
  const languages = shell.languages.map(({ code }) => code);
  return { version, language: languages.includes(lang) ? lang : (languages[0] ?? 'en') };
}
