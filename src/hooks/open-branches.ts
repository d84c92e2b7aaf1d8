import { useSyncExternalStore } from 'react';

const noBranches: ReadonlySet<string> = new Set();
/** The open branches of the sidebar by docs version, which stay open across page changes. */
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
  const open = opened.get(version) ?? noBranches;
  if (keys.some((key) => !open.has(key))) change(version, new Set([...open, ...keys]));
}

export function toggleBranch(version: string, key: string) {
  const open = new Set(opened.get(version));
  if (!open.delete(key)) open.add(key);
  change(version, open);
}

export function useOpenBranches(version: string): ReadonlySet<string> {
  const current = () => opened.get(version) ?? noBranches;
  return useSyncExternalStore(subscribe, current, () => noBranches);
}
