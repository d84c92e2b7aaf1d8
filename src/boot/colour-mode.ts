import { read } from './storage';

/** Sets the stored colour mode; without one the system decides, or light where that is switched off. */
export function applyColourMode(): void {
  const { dataset } = document.documentElement;
  const stored = read('localStorage', 'theme');
  if (stored === 'light' || stored === 'dark') dataset.theme = stored;
  else if (dataset.colourMode === 'fixed') dataset.theme = 'light';
}
