interface NetworkInformation extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

/** What the browser knows of the connection; not every browser reports it. */
export const { connection } = navigator as Navigator & { connection?: NetworkInformation };

/** Returns whether requests that nobody waits for are welcome now; the connection can change. */
export function canPrefetch(): boolean {
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
