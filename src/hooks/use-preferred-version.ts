import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../boot/storage';
import type { Shell } from '../content/settings/shell';

const key = 'docs-preferred-version';

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const read = () => readStorage('localStorage', key);

/** Stores the reader's choice for pages outside the docs, which read it when the next page renders. */
export function preferVersion(name: string) {
  writeStorage('localStorage', key, name);
}

type Version = Shell['versions'][number];

/** Returns the reader's last choice. Defaults to the current version, also until hydrated. */
export function usePreferredVersion(versions: Version[]): Version {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  const current = versions.find(({ status }) => status === 'current') as Version;
  return versions.find(({ name }) => name === stored) ?? current;
}
