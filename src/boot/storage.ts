/** Storage throws where a reader has switched it off; nothing depends on it. */
export function read(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** True when the value was kept. */
export function keep(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  value: string,
): boolean {
  try {
    window[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
