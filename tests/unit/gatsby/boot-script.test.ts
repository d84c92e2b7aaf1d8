import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { buildBootScript } from '../../../src/gatsby/document/boot-script';

let script = '';
beforeAll(async () => {
  ({ script } = await buildBootScript());
});

interface Browser {
  dataset?: Record<string, string>;
  stored?: Record<string, string> | 'forbidden';
  hash?: string;
}

/** Runs the script as a browser does before first paint, and returns the attributes of <html>. */
function boot({ dataset = {}, stored = {}, hash = '' }: Browser) {
  const replaced: string[] = [];
  const getItem = (key: string) => {
    if (stored === 'forbidden') throw new Error('no storage');
    return stored[key] ?? null;
  };
  const window = {
    localStorage: { getItem },
    sessionStorage: { getItem },
    location: { hash, pathname: '/library/docs/', search: '?q=a' },
    history: { state: null, replaceState: (...[, , url]: string[]) => replaced.push(url ?? '') },
    document: { documentElement: { dataset }, addEventListener: () => undefined },
    MutationObserver: class {
      observe() {}
    },
    addEventListener: () => undefined,
    decodeURIComponent,
  };
  runInNewContext(script, { ...window, window });
  return { dataset, replaced };
}

test('is one small script that cannot close its element', () => {
  expect(script.length).toBeLessThan(5600);
  expect(script).not.toMatch(/<\/|<!--|\n/);
});

test('is the same in every build', async () => {
  expect((await buildBootScript()).script).toBe(script);
});

test.each([
  ['system', undefined, undefined],
  ['system', 'dark', 'dark'],
  ['system', 'light', 'light'],
  ['system', 'purple', undefined],
  ['fixed', undefined, 'light'],
  ['fixed', 'dark', 'dark'],
  ['fixed', '', 'light'],
])('with the setting %s and %s stored, paints in the mode %s', (colourMode, theme, painted) => {
  const stored: Record<string, string> = theme === undefined ? {} : { theme };
  expect(boot({ dataset: { colourMode }, stored }).dataset.theme).toBe(painted);
});

test('works if storage is disabled', () => {
  const { dataset } = boot({
    dataset: { colourMode: 'fixed', announcement: 'a' },
    stored: 'forbidden',
  });
  expect(dataset).toMatchObject({ js: '', theme: 'light' });
  expect(dataset).not.toHaveProperty('announcementDismissed');
});

test('hides the announcement that was closed, and no other', () => {
  const stored = { 'announcement:release-1': 'closed' };
  const isHidden = (announcement: string) =>
    'announcementDismissed' in boot({ dataset: { announcement }, stored }).dataset;
  expect(isHidden('release-1')).toBe(true);
  expect(isHidden('release-2')).toBe(false);
});

test('drops a hash that cannot be decoded, and keeps the rest of the address', () => {
  expect(boot({ hash: '#%E0%A4%A' }).replaced).toEqual(['/library/docs/?q=a']);
  expect(boot({ hash: '#caf%C3%A9' }).replaced).toEqual([]);
});
