import { faceKey, fontKey } from '../boot/face';
import { readStorage, writeStorage } from '../boot/storage';
import { canPrefetch } from './connection';

/** Returns whether the page is shown in the web font, which is not used if it arrives late. */
function isWebFontShown(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const widthIn = (family: string) => {
    if (!context) return 0;
    context.font = `96px ${family}`;
    return context.measureText('mi').width;
  };
  return widthIn('"Inter Variable", monospace') !== widthIn('monospace');
}

/** Keeps the face of the first page for the whole visit, and fetches the font for the next one. */
async function keepFace(): Promise<void> {
  const { face, font = '' } = document.documentElement.dataset;
  const isShown = face === 'web' && isWebFontShown();
  if (!readStorage('sessionStorage', faceKey)) {
    writeStorage('sessionStorage', faceKey, isShown ? 'web' : 'system');
  }
  if (readStorage('localStorage', fontKey) === font) return;
  if (!isShown) {
    if (!canPrefetch()) return;
    const response = await fetch(font, { priority: 'low' });
    if (!response.ok) return;
    await response.blob();
  }
  writeStorage('localStorage', fontKey, font);
}

/** Waits until the first load is done, with which the font would compete. */
export function keepFaceWhenIdle(): void {
  const keep = () => void keepFace().catch(() => undefined);
  // Safari has no idle callbacks.
  const start = () =>
    'requestIdleCallback' in window ? requestIdleCallback(keep) : setTimeout(keep, 500);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
