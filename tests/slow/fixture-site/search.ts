import { expect } from '@playwright/test';
import { describe, test } from 'vitest';
import { open, page } from './site';

export function testSearch(): void {
  describe('the search', () => {
    /** The targets of the hits of a search in the dialog. */
    async function findRoutes(address: string, query: string): Promise<string[]> {
      await open(address);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search docs' }).fill(query);
      const options = page.getByRole('dialog', { name: 'Search docs' }).getByRole('option');
      await expect(options.first()).toBeVisible();
      return options.evaluateAll((all) =>
        all.flatMap((option) => {
          const link = option.closest('a') ?? option.querySelector('a');
          return link && !link.pathname.includes('/search') ? [link.pathname] : [];
        }),
      );
    }

    test('stays in the version of the page', async () => {
      const old = await findRoutes('docs/1.0/lending/', 'books');
      expect(old.length).toBeGreaterThan(0);
      expect(old.filter((route) => !route.startsWith('/library/docs/1.0/'))).toEqual([]);
      const current = await findRoutes('docs/lending/', 'books');
      expect(current.length).toBeGreaterThan(0);
      expect(current.filter((route) => /\/docs\/(1\.0|next)\//.test(route))).toEqual([]);
    });
  });
}
