import { readStorage } from './storage';

/** The time in ms within which a document of a near server begins to be read; the font is then as fast. */
const near = 150;

/** Storage keys: the face of this visit, and the address of the font that an earlier visit has fetched. */
export const faceKey = 'face';
export const fontKey = 'font';

/**
 * Decides on the typeface of a visit, because a font that is fetched on a slow network delays the first
 * paint, and one that comes later changes what is read already. The web font is used if an earlier
 * visit has fetched it, or if the server is near; otherwise the face is the system's.
 */
export function chooseFace(): void {
  const { dataset } = document.documentElement;
  const { font = '' } = dataset;
  const isAtHand = readStorage('localStorage', fontKey) === font || performance.now() < near;
  const face = readStorage('sessionStorage', faceKey) || (isAtHand ? 'web' : 'system');
  if (face !== 'web') return;
  dataset.face = face;
  const preload = document.createElement('link');
  Object.assign(preload, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' });
  preload.href = font;
  document.head.append(preload);
}
