import { expect } from '@playwright/test';
import { describe, test } from 'vitest';
import { open, page } from './site';

/** Settings that differ from those of the platform's site. */
export function testSettings(): void {
  describe('a navbar that hides on scroll', () => {
    const bar = () => page.locator('header').first();
    const top = () => bar().evaluate((element) => element.getBoundingClientRect().bottom);
    const wheel = (y: number) => page.mouse.wheel(0, y);

    test('is hidden while the reader scrolls down, and shown on the way up and at the top', async () => {
      await open('docs/lending/');
      await page.mouse.move(700, 400);
      await wheel(400);
      await expect.poll(top).toBeLessThanOrEqual(0);
      await wheel(-60);
      await expect.poll(top).toBeGreaterThan(40);
      await wheel(300);
      await expect.poll(top).toBeLessThanOrEqual(0);
      await page.evaluate(() => window.scrollTo(0, 20));
      await expect.poll(top).toBeGreaterThan(30);
    });

    test('never covers a jump target, downwards or upwards', async () => {
      await open('docs/lending/');
      for (const id of ['renew-it', 'find-a-book', 'bring-it-back', 'borrow-it']) {
        await page.evaluate((hash) => location.assign(`#${hash}`), id);
        const target = page.locator(`[id="${id}"]`);
        await expect(target).toBeInViewport();
        await expect
          .poll(() =>
            target.evaluate((element) => {
              const { left, top: y } = element.getBoundingClientRect();
              return element.contains(document.elementFromPoint(left + 4, y + 4));
            }),
          )
          .toBe(true);
      }
    });
  });

  describe('a colour mode that does not follow the system', () => {
    const button = () => page.locator('header').getByRole('button', { name: /^Colour mode/ });
    const root = () => page.locator('html');
    const stored = () => page.evaluate(() => localStorage.getItem('theme'));

    test('is light until the reader turns it, and goes between light and dark', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open('docs/lending/');
      await expect(root()).toHaveAttribute('data-theme', 'light');
      await expect(button()).toHaveAccessibleName('Colour mode: light');
      expect(await stored()).toBeNull();
      for (const mode of ['dark', 'light', 'dark']) {
        await button().click();
        await expect(button()).toHaveAccessibleName(`Colour mode: ${mode}`);
        await expect(root()).toHaveAttribute('data-theme', mode);
        expect(await stored()).toBe(mode);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      await page.reload();
      await expect(root()).toHaveAttribute('data-theme', 'dark');
    });
  });
}
