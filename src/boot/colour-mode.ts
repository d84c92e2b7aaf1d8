import { readStorage } from './storage';

/** Sets the stored colour mode. Defaults to the system's, or to light if that is disabled. */
export function applyColourMode(): void {
  const { dataset } = document.documentElement;
  const stored = readStorage('localStorage', 'theme');
  if (stored === 'light' || stored === 'dark') dataset.theme = stored;
  else if (dataset.colourMode === 'fixed') dataset.theme = 'light';
}
