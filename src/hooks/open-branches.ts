import { useSyncExternalStore } from 'react';

const none: ReadonlySet<string> = new Set();
/** Open branches of the sidebar by docs version: they stay open while the reader moves on. */
const opened = new Map<string, ReadonlySet<string>>();
const listeners = new Set<() => void>();

function change(version: string, open: ReadonlySet<string>) {
  opened.set(version, open);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function openBranches(version: string, keys: string[]) {
  const open = opened.get(version) ?? none;
  if (keys.some((key) => !open.has(key))) change(version, new Set([...open, ...keys]));
}

export function toggleBranch(version: string, key: string) {
  const open = new Set(opened.get(version));
  if (!open.delete(key)) open.add(key);
  change(version, open);
}

export function useOpenBranches(version: string): ReadonlySet<string> {
  const current = () => opened.get(version) ?? none;
  return useSyncExternalStore(subscribe, current, () => none);
}
