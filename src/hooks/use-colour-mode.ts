import { useEffect, useSyncExternalStore } from 'react';
import { writeStorage } from '../boot/storage';

export type ColourMode = 'light' | 'dark' | 'system';

const key = 'theme';
const listeners = new Set<() => void>();

/** Reads the attribute rather than storage, because the boot script sets it before first paint. */
function currentMode(): ColourMode {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function applyMode(mode: ColourMode) {
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the mode after a click: light, dark, then the system if it is respected. */
function nextMode(mode: ColourMode, respectsSystem: boolean): ColourMode {
  if (mode === 'light') return 'dark';
  return mode === 'dark' && respectsSystem ? 'system' : 'light';
}

/** Returns the current mode (undefined until hydrated), and a function that sets the next one. */
export function useColourMode(respectsSystem: boolean) {
  const mode = useSyncExternalStore(subscribe, currentMode, () => undefined);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return;
      const stored = event.newValue;
      const defaultMode = respectsSystem ? 'system' : 'light';
      applyMode(stored === 'light' || stored === 'dark' ? stored : defaultMode);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [respectsSystem]);

  function cycleMode() {
    const next = nextMode(currentMode(), respectsSystem);
    applyMode(next);
    writeStorage('localStorage', key, next === 'system' ? '' : next);
  }

  return { mode, cycleMode };
}
