import type { Page } from '@playwright/test';
import { hydrated, open } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

const button = (page: Page) => page.locator('header').getByRole('button', { name: /^Colour mode/ });
const root = (page: Page) => page.locator('html');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

for (const shown of ['light', 'dark'] as const) {
  test(`on a system that is ${shown}, the button goes to light, to dark and back to the system`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: shown });
    await open(page, 'docs/');
    await expect(button(page)).toHaveAccessibleName('Colour mode: system');
    const seen: Record<string, string> = { system: await background(page) };
    for (const mode of ['light', 'dark'] as const) {
      await button(page).click();
      await expect(button(page)).toHaveAccessibleName(`Colour mode: ${mode}`);
      await expect(root(page)).toHaveAttribute('data-theme', mode);
      expect(await stored(page)).toBe(mode);
      seen[mode] = await background(page);
    }
    expect(seen.light).not.toBe(seen.dark);
    expect(seen.system).toBe(seen[shown]);
    await button(page).click();
    await expect(button(page)).toHaveAccessibleName('Colour mode: system');
    expect(await stored(page)).toBeNull();
    expect(await background(page)).toBe(seen.system);
  });
}

/** Clicks until the mode is dark, which comes after light. */
async function chooseDark(page: Page): Promise<void> {
  await button(page).click();
  await button(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
}

test('a choice is applied before the first paint of every later load', async ({ page }) => {
  await page.addInitScript(() => {
    // The body exists before any of it is painted.
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await open(page, 'docs/');
  await chooseDark(page);
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody'))).toBe('dark');
  await hydrated(page);
  await expect(button(page)).toHaveAccessibleName('Colour mode: dark');
  await open(page, 'docs/api/create-context/');
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody'))).toBe('dark');
});

test('on a slow processor no frame of a dark page is light', async ({ page, context }) => {
  await open(page, 'docs/');
  await chooseDark(page);
  const dark = await background(page);
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { painted: frames });
    const look = () => {
      if (document.body) frames.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('docs/api/create-experiment/');
  await hydrated(page);
  const painted = await page.evaluate<string[]>(() => Reflect.get(window, 'painted'));
  expect(painted.length).toBeGreaterThan(3);
  expect(new Set(painted)).toEqual(new Set([dark]));
});

test('a change of the system applies immediately, unless the reader made a choice', async ({
  page,
}) => {
  await open(page, 'docs/');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);
  await button(page).click();
  await expect.poll(() => background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(light);
  expect(dark).not.toBe(light);
});

test('a second tab follows the choice of the first', async ({ page, context }) => {
  const second = await context.newPage();
  await open(second, 'docs/setup/');
  await open(page, 'docs/');
  await chooseDark(page);
  await expect(root(second)).toHaveAttribute('data-theme', 'dark');
  await expect(button(second)).toHaveAccessibleName('Colour mode: dark');
  await button(page).click();
  await expect(root(second)).not.toHaveAttribute('data-theme');
  await expect(button(second)).toHaveAccessibleName('Colour mode: system');
});
