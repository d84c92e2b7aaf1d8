import { useSyncExternalStore } from 'react';

const noBranches: ReadonlySet<string> = new Set();
/** The open branches of the sidebar by tree, which stay open across page changes. */
const opened = new Map<string, ReadonlySet<string>>();
const listeners = new Set<() => void>();

function change(tree: string, open: ReadonlySet<string>) {
  opened.set(tree, open);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function openBranches(tree: string, keys: string[]) {
  const open = opened.get(tree) ?? noBranches;
  if (keys.some((key) => !open.has(key))) change(tree, new Set([...open, ...keys]));
}

export function toggleBranch(tree: string, key: string) {
  const open = new Set(opened.get(tree));
  if (!open.delete(key)) open.add(key);
  change(tree, open);
}

export function useOpenBranches(tree: string): ReadonlySet<string> {
  const current = () => opened.get(tree) ?? noBranches;
  return useSyncExternalStore(subscribe, current, () => noBranches);
}
