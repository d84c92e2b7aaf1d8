import type { Page } from '@playwright/test';
import { announcer, open } from './site';
import { expect, test } from './test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a code block is copied as shown, and the control confirms it', async ({ page }) => {
  await open(page, 'docs/quick_start/');
  const panel = page.locator('main .code').first();
  const code = await panel.locator('pre').textContent();
  const button = panel.getByRole('button', { name: /^Copy/ });
  await button.click();
  await expect(button).toHaveAttribute('data-done');
  await expect(announcer(page)).toHaveText('Copied');
  const shown = await button.evaluate((element) => {
    const { content, height } = getComputedStyle(element, '::after');
    return { content, height };
  });
  expect(shown).toEqual({ content: '"Copied"', height: '24px' });
  expect((await clipboard(page)).trim()).toBe(code?.trim());
  await expect(button).not.toHaveAttribute('data-done');
});

test('for code in tabs, the visible panel is copied', async ({ page }) => {
  await open(page, 'docs/quick_start/');
  const group = page.locator('[data-tabs="language"]').first();
  await group.getByRole('tab', { name: 'Python' }).click();
  const panel = group.getByRole('tabpanel').filter({ visible: true });
  await panel.getByRole('button', { name: /^Copy/ }).click();
  const code = await panel.locator('pre').textContent();
  expect((await clipboard(page)).trim()).toBe(code?.trim());
  expect(code?.trim()).toBeTruthy();
});

test('the path of an operation is copied as it is written', async ({ page }) => {
  await open(page, 'docs/api/get-experiment/');
  await page.getByRole('button', { name: 'Copy path' }).click();
  await expect.poll(() => clipboard(page)).toBe('/experiments/{id}');
});

test('the controls also work on a page reached by a link', async ({ page }) => {
  await open(page, 'docs/category/experiments/');
  await page.locator('main').getByRole('link', { name: 'Get experiment' }).first().click();
  await page.getByRole('button', { name: 'Copy path' }).click();
  await expect.poll(() => clipboard(page)).toBe('/experiments/{id}');
});

test('each copy is announced, also after a jump within the page', async ({ page }) => {
  await open(page, 'docs/api/get-experiment/');
  await page.locator('h2 + .anchor').first().click();
  const said = await announcer(page).evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, {
      childList: true,
    });
    return texts;
  });
  const times = () => said.evaluate((texts) => texts.filter((text) => text === 'Copied').length);
  for (const time of [1, 2]) {
    await page.getByRole('button', { name: 'Copy path' }).click();
    await expect.poll(times).toBe(time);
  }
  expect(await announcer(page).getAttribute('aria-live')).not.toBe('off');
});

test('the words of a control become "Copied", and nothing beside it moves', async ({ page }) => {
  await page.clock.install();
  await open(page, 'docs/quick_start/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const button = page.getByRole('button', { name: /^Copy page/ });
  const width = async () => (await button.boundingBox())?.width;
  const before = await width();
  await button.click();
  await expect(button).toHaveAttribute('data-done', 'Copied');
  const size = await button.evaluate((element) => getComputedStyle(element).fontSize);
  expect(size).toBe('0px');
  expect(await width()).toBe(before);
  await page.clock.runFor(2000);
  await expect(button).not.toHaveAttribute('data-done');
  expect(await width()).toBe(before);
});

test('the sign of a permalink is not copied with its heading', async ({ page }) => {
  await open(page, 'docs/quick_start/');
  const heading = page.locator('.prose > h2').first();
  const selected = await heading.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });
  expect(selected.trim()).not.toBe('');
  expect(selected).not.toContain('#');
});
