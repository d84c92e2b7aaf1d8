import type { Locator, Page } from '@playwright/test';
import { heading, homeTitle, open } from './site';
import { expect, test } from './test';

const main = (page: Page) => page.locator('main');
const program = (page: Page) => main(page).getByRole('group', { name: 'read-fees.mjs' });
const output = (page: Page) => main(page).getByRole('group', { name: 'Output' });
const links = (list: Locator) => list.locator('li > p:first-child > a');
const list = (page: Page, title: string) =>
  main(page).locator('h2', { hasText: title }).locator('xpath=following::ul[1]');

async function placeOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing is shown');
  return box;
}

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the home page is at most two and a half screens high', async ({ page }) => {
    await open(page, 'docs/');
    await expect(heading(page)).toHaveText(homeTitle);
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(2.5 * 900);
  });

  test('what a program prints is beside the program, which fits', async ({ page }) => {
    await open(page, 'docs/');
    const [code, result] = [await placeOf(program(page)), await placeOf(output(page))];
    expect(result.x).toBeGreaterThan(code.x + code.width);
    expect(result.y).toBeLessThan(code.y + code.height);
    for (const panel of [program(page), output(page)]) {
      expect(await panel.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    }
  });
});

test.describe('on a phone, without a script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('nothing is above the title', async ({ page }) => {
    await page.goto('docs/');
    const { y } = await placeOf(main(page));
    expect((await placeOf(heading(page))).y - y).toBeLessThan(40);
  });

  test('what a program prints is below the program', async ({ page }) => {
    await page.goto('docs/');
    const [code, result] = [await placeOf(program(page)), await placeOf(output(page))];
    expect(result.x).toBe(code.x);
    expect(result.y).toBeGreaterThan(code.y + code.height);
    const body = page.locator('body');
    expect(await body.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('it leads to the languages, and each reader to tasks where they work', async ({ page }) => {
  await open(page, 'docs/');
  await expect(links(list(page, 'Choose your language'))).toHaveText([
    'JavaScript',
    'Python',
    'Java',
    'Kotlin',
    'Rust',
    'Any other',
  ]);
  await expect(links(list(page, 'Integrate, manage or operate'))).toHaveText([
    'Integrate',
    'Manage',
    'Operate',
  ]);
  const manage = list(page, 'Integrate, manage or operate').locator('li', { hasText: 'Manage' });
  await expect(manage.getByRole('link', { name: 'run an A/B test' })).toHaveAttribute(
    'href',
    /\/docs\/admin-ui\/run-an-experiment\/$/,
  );
  await main(page).getByRole('link', { name: 'quick start', exact: true }).click();
  await expect(heading(page)).toHaveText('Quick start');
});

test('glossary and packages have pages of their own', async ({ page }) => {
  await open(page, 'docs/');
  const end = main(page).locator('.prose > p').last();
  await end.getByRole('link', { name: 'glossary' }).click();
  await expect(page).toHaveURL(/\/docs\/glossary\/$/);
  await expect(page.locator('#glossary-context')).toContainText('Dimension values');
  await page.goBack();
  await main(page).getByRole('link', { name: 'names of all packages' }).click();
  await expect(page).toHaveURL(/\/docs\/clients\/packages\/$/);
});
