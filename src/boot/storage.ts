/** Reads a stored value. Returns null if the reader has disabled storage, which would throw. */
export function readStorage(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it if it is empty; returns false if storage is disabled or full. */
export function writeStorage(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  value: string,
): boolean {
  try {
    if (value) window[storage].setItem(key, value);
    else window[storage].removeItem(key);
    return true;
  } catch {
    return false;
  }
}
