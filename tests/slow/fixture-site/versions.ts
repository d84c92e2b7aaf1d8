import { expect } from '@playwright/test';
import { load } from 'cheerio';
import { describe, test } from 'vitest';
import { open, page, project } from './site';

const menu = () => page.locator('header summary[aria-label^="Version"]');
const guides = () => page.locator('header').getByRole('link', { name: 'Guides' });
const notice = () => page.locator('main').getByText('This is the documentation of version');

const missed = () => page.locator('main').getByRole('status');

/** Opens the menu and selects a version. */
async function choose(version: string, target: string): Promise<void> {
  await menu().click();
  const entry = page.locator('header details[open]').getByRole('link', { name: version });
  await expect(entry).toHaveAttribute('href', `/library${target}`);
  await entry.click();
  await expect(page).toHaveURL(new RegExp(`/library${target}$`));
}

export function testVersions(): void {
  describe('the version menu', () => {
    test('leads to the same page of another version, and back', async () => {
      await open('docs/lending/');
      await choose('1.0', '/docs/1.0/lending/');
      await expect(menu()).toHaveText('1.0');
      await choose('2.0', '/docs/lending/');
      await expect(notice()).toHaveCount(0);
    });

    test('leads to the same operation, and from an alias to the operation that it was', async () => {
      await open('docs/1.0/api/list-books/');
      await choose('2.0', '/docs/api/list-books/');
      await open('docs/api/delete-book/');
      await choose('1.0', '/docs/1.0/api/delete-book/');
    });

    test('leads to the home of a version that lacks the page, which says so once', async () => {
      await open('docs/api/list-books/');
      await choose('next home page', '/docs/next/');
      await expect(missed()).toHaveText('next has no page “List books”. This is its home page.');
      await page.reload();
      await expect(missed()).toBeEmpty();
      await open('docs/1.0/fees/');
      await choose('2.0 home page', '/docs/');
      await expect(missed()).toHaveText(
        '2.0 has no page “What lending costs”. This is its home page.',
      );
      await page
        .getByRole('navigation', { name: 'Docs' })
        .getByRole('link', { name: 'Lending' })
        .click();
      await expect(missed()).toBeEmpty();
      await page.goBack();
      await expect(page).toHaveURL(/\/library\/docs\/$/);
      await expect(missed()).toBeEmpty();
    });

    test('says in the document where it leads', () => {
      const $ = load(project.read('public/docs/1.0/fees/index.html'));
      const entry = $('header a').filter((_, link) => $(link).text().startsWith('2.0'));
      expect([entry.attr('href'), entry.text()]).toEqual([
        '/library/docs/',
        '2.0 home page current',
      ]);
    });

    test('leads to the same page in the drawer too', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open('docs/lending/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByRole('button', { name: '← Back to main menu' }).click();
      const entry = drawer.getByRole('link', { name: 'Version 1.0' });
      await expect(entry).toHaveAttribute('href', '/library/docs/1.0/lending/');
      await entry.click();
      await expect(notice()).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version'))).toBe('1.0');
    });
  });

  describe('the chosen version', () => {
    test('survives a visit to the search, a reload, and an address that does not exist', async () => {
      await open('docs/');
      await choose('1.0', '/docs/1.0/');
      expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version'))).toBe('1.0');
      for (const address of ['search/', 'no-such-page/']) {
        await open(address);
        await page.reload();
        await expect(menu()).toHaveText('1.0');
        await expect(guides()).toHaveAttribute('href', '/library/docs/1.0/');
      }
      const nearest = page.locator('main li a');
      await expect(nearest.first()).toHaveAttribute('href', /^\/library\/docs\/1\.0\//);
      await guides().click();
      await expect(page).toHaveURL(/\/library\/docs\/1\.0\/$/);
      const reference = page.locator('header').getByRole('link', { name: 'Reference' });
      await expect(reference).toHaveAttribute('href', '/library/docs/1.0/category/reference/');
    });

    test('does not change what a page of another version leads to', async () => {
      await open('docs/');
      await page.evaluate(() => localStorage.setItem('docs-preferred-version', '1.0'));
      await open('docs/next/lending/');
      await expect(menu()).toHaveText('next');
      await expect(guides()).toHaveAttribute('href', '/library/docs/next/');
    });

    test.each(['3.0', '', '"><b>', 'constructor'])(
      'that does not exist (%j) is ignored',
      async (name) => {
        await open('docs/');
        await page.evaluate((value) => localStorage.setItem('docs-preferred-version', value), name);
        await open('search/');
        await expect(menu()).toHaveText('2.0');
        await expect(guides()).toHaveAttribute('href', '/library/docs/');
      },
    );
  });

  describe('the notice', () => {
    test('leads from an old page to the same page of the current version', async () => {
      await open('docs/1.0/lending/');
      await expect(notice()).toContainText(
        'This is the documentation of version 1.0, which is no longer maintained.',
      );
      await notice().getByRole('link', { name: 'Read this page in version 2.0' }).click();
      await expect(page).toHaveURL(/\/library\/docs\/lending\/$/);
      await open('search/');
      await expect(menu()).toHaveText('2.0');
    });

    test('leads to the home of the current version where that lacks the page', async () => {
      await open('docs/1.0/fees/');
      await notice().getByRole('link', { name: 'Go to version 2.0' }).click();
      await expect(page).toHaveURL(/\/library\/docs\/$/);
    });

    test('is in the document, and says what is not released yet', () => {
      const $ = load(project.read('public/docs/next/lending/index.html'));
      expect($('main > p').first().text()).toMatch(
        /^This is the documentation of version next, which is not released yet\. /,
      );
      expect($('main > p a').attr('href')).toBe('/library/docs/lending/');
    });
  });

  describe('search engines', () => {
    const canonical = (file: string) =>
      load(project.read(`public/${file}index.html`))('link[rel="canonical"]').attr('href');

    test('get the page of the current version as the canonical URL, if it exists', () => {
      const origin = 'https://library.example/published';
      expect(canonical('docs/1.0/lending/')).toBe(`${origin}/docs/lending/`);
      expect(canonical('docs/lending/')).toBe(`${origin}/docs/lending/`);
      expect(canonical('docs/1.0/fees/')).toBe(`${origin}/docs/1.0/fees/`);
      expect(canonical('docs/1.0/api/delete-book/')).toBe(`${origin}/docs/1.0/api/delete-book/`);
    });

    test('find each page once in the sitemap', () => {
      const sitemap = project.read('public/sitemap.xml');
      expect(sitemap).toContain('/docs/lending/</loc>');
      expect(sitemap).toContain('/docs/1.0/fees/</loc>');
      expect(sitemap).not.toContain('/docs/1.0/lending/');
      expect(sitemap).not.toContain('/library/docs/api/delete-book/');
    });
  });
}
