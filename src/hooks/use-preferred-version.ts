import { useSyncExternalStore } from 'react';
import type { Shell } from '../content/settings/shell';

const key = 'docs-preferred-version';

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a reader's choice for pages that belong to no version; every choice leads to a new page. */
export function preferVersion(name: string) {
  try {
    localStorage.setItem(key, name);
  } catch {
    // Without storage those pages lead to the current version.
  }
}

type Version = Shell['versions'][number];

/** The version that the reader chose last; the current one for other values, and until hydrated. */
export function usePreferredVersion(versions: Version[]): Version {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  const current = versions.find(({ status }) => status === 'current') as Version;
  return versions.find(({ name }) => name === stored) ?? current;
}
