import shell from 'site-data/shell.json';
import { usePreferredVersion } from '../../hooks/use-preferred-version';

/** The language and docs version of a search. */
export interface Scope {
  language: string;
  version: string;
}

/** Returns the version to use outside the docs: the reader's last choice, or the current version. */
export function useDefaultVersion(): string {
  return usePreferredVersion(shell.versions).name;
}

/** Returns the scope of a docs version in the current language. */
export function findScope(version: string): Scope {
  const { lang } = document.documentElement;
  const languages = shell.languages.map(({ code }) => code);
  return { version, language: languages.includes(lang) ? lang : (languages[0] ?? 'en') };
}
