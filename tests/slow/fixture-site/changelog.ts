import { expect } from '@playwright/test';
import { load } from 'cheerio';
import { describe, test } from 'vitest';
import { findViolations, withTags } from '../../e2e/axe';
import { open, page, previewPrefix, project } from './site';

/** The changelog of the interface, which the platform's own site need not have. */
export function testChangelog(): void {
  describe('the changelog', () => {
    const read = (file: string) => load(project.read(`public/${file}`));

    test('is in the sidebar, and each change leads to its part', async () => {
      await open('docs/api/list-books/');
      await page.getByRole('link', { name: 'Changelog', exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: '2.0' })).toBeVisible();
      await page.locator('main').getByRole('link', { name: '200' }).click();
      await expect(page).toHaveURL(/\/docs\/api\/list-books\/#response\.200$/);
      await expect(page.locator('[id="response.200"] > summary')).toContainText('new in 2.0');
    });

    test.each(['light', 'dark'] as const)(
      'has no mistake that axe finds, %s',
      async (colorScheme) => {
        await page.emulateMedia({ colorScheme });
        for (const route of ['docs/api/changelog/', 'docs/api/list-books/']) {
          await open(route);
          const found = await findViolations(page, withTags('wcag2a', 'wcag2aa', 'wcag22aa'));
          expect(found, route).toEqual([]);
        }
      },
    );

    test('has a feed that its head names, which browsers can read', async () => {
      await open('docs/api/changelog/');
      const link = page.locator('head link[type="application/atom+xml"]');
      const address = `${previewPrefix}/docs/api/changelog.xml`;
      await expect(link).toHaveAttribute('href', address);
      const titles = await page.evaluate(async (url) => {
        const response = await fetch(url);
        const feed = new DOMParser().parseFromString(await response.text(), 'application/xml');
        return [...feed.querySelectorAll('parsererror, entry > title')].map(
          (each) => each.textContent,
        );
      }, address);
      expect(titles).toEqual(['2.0 (23 November 2026)']);
    });

    test('a former address leads on, with and without a script', () => {
      const $ = read('docs/api/find-books/index.html');
      const target = `${previewPrefix}/docs/api/list-books/`;
      expect($('html').attr('data-leads-to')).toBe(target);
      expect($('noscript').html()).toContain(`content="0; url=${target}"`);
      expect($('main a').attr('href')).toBe(target);
      expect($('link[rel="canonical"]').attr('href')).toMatch(/\/docs\/api\/list-books\/$/);
      expect($('meta[name="robots"]').attr('content')).toBe('noindex');
    });

    test('a former address leads on with one', async () => {
      await page.goto('docs/api/find-books/');
      await expect(page).toHaveURL(/\/docs\/api\/list-books\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('List books');
    });

    test('is in no sitemap with its former addresses', () => {
      const sitemap = project.read('public/sitemap.xml');
      expect(sitemap).toContain('/docs/api/changelog/');
      expect(sitemap).not.toMatch(/find-books|burn-book/);
    });
  });
}
