import shell from 'site-data/shell.json';
import { usePreferredVersion } from '../../hooks/use-preferred-version';

/** The language and docs version of a search. */
export interface Scope {
  language: string;
  version: string;
}

/** The version of pages without a version of their own: the reader's last choice, or the current one. */
export function useUsualVersion(): string {
  return usePreferredVersion(shell.versions).name;
}

/** The scope of a docs version in the language in view. */
export function findScope(version: string): Scope {
  const { lang } = document.documentElement;
  const languages = shell.languages.map(({ code }) => code);
  return { version, language: languages.includes(lang) ? lang : (languages[0] ?? 'en') };
}
