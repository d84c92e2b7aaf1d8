import { useEffect, useSyncExternalStore } from 'react';

export type ColourMode = 'light' | 'dark' | 'system';

const key = 'theme';
const listeners = new Set<() => void>();

/** The attribute that the boot script set before first paint is what counts, not the storage. */
function currentMode(): ColourMode {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function applyMode(mode: ColourMode) {
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
  for (const listener of listeners) listener();
}

function storeMode(mode: ColourMode) {
  try {
    if (mode === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, mode);
  } catch {
    // The mode is then used until the next load.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The mode that is on (undefined until hydrated) and the step to the next one. */
export function useColourMode(respectsSystem: boolean) {
  const mode = useSyncExternalStore(subscribe, currentMode, () => undefined);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return;
      const stored = event.newValue;
      const unset = respectsSystem ? 'system' : 'light';
      applyMode(stored === 'light' || stored === 'dark' ? stored : unset);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [respectsSystem]);

  function turn() {
    const cycle: ColourMode[] = respectsSystem ? ['light', 'dark', 'system'] : ['light', 'dark'];
    const next = cycle[(cycle.indexOf(currentMode()) + 1) % cycle.length] ?? 'light';
    applyMode(next);
    storeMode(next);
  }

  return { mode, turn };
}
