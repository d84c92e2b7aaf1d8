import type { Page } from '@playwright/test';
import { combobox, dialog } from './search';
import { holdRequests, kindsOfPages, open } from './site';
import { expect, test } from './test';

const wholeStyle = /\/styles\.[\w.]+\.css$/;
const script = /\.js$/;

/** What style decides about an element that its box does not show. */
const properties = [
  'color',
  'background',
  'border',
  'border-radius',
  'outline',
  'box-shadow',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-decoration',
  'white-space',
  'overflow',
  'position',
  'z-index',
  'padding',
  'margin',
  'display',
  'visibility',
  'translate',
  'rotate',
  'transition',
  'cursor',
  'fill',
  'inset',
  'content',
  'list-style',
  'clip-path',
  'mask',
  'order',
  'overflow-wrap',
  'scroll-margin',
];

/** Describes the box and the style of each element, and of what CSS adds to it. */
function describeLook(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(within).evaluate((root, names) => {
    return [root, ...root.querySelectorAll('*')].map((element) => {
      const looks = [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return '';
        return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, element.className, x, y, width, height, ...looks].join(' ');
    });
  }, properties);
}

const isReplaced = () =>
  !document.querySelector('style[data-page]') &&
  document.querySelector<HTMLLinkElement>('link[data-whole]')?.media === 'all';

// Nothing is on its way from one look to another.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [kind, address] of kindsOfPages) {
      test(`the style of a page shows it as that of the whole site does (${kind})`, async ({
        page,
      }) => {
        // The web font would come at any time.
        await page.addInitScript(() => sessionStorage.setItem('face', 'system'));
        await holdRequests(page, script);
        const release = await holdRequests(page, wholeStyle);
        await page.goto(address, { waitUntil: 'commit' });
        await page.locator('script[src]').last().waitFor({ state: 'attached' });
        const sizes = await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
          return document.querySelector('style[data-page]')?.textContent.length ?? 0;
        });
        const before = await describeLook(page);
        const answer = page.waitForResponse(wholeStyle);
        release();
        const whole = await (await answer).text();
        await page.waitForFunction(isReplaced);
        expect(before.length).toBeGreaterThan(50);
        expect(sizes).toBeGreaterThan(5_000);
        expect(sizes).toBeLessThan(whole.length * 0.85);
        expect(await describeLook(page)).toEqual(before);
      });
    }
  });
}

test('nothing that scripts show comes before its style', async ({ page }) => {
  await open(page, 'docs/');
  await page.keyboard.press('/');
  await expect(combobox(page)).toBeFocused();
  const look = await dialog(page).evaluate((element) => element.getBoundingClientRect().toJSON());

  const release = await holdRequests(page, wholeStyle);
  const bundle = page.waitForEvent('requestfinished', (request) => script.test(request.url()));
  await page.reload({ waitUntil: 'commit' });
  await bundle;
  await page.keyboard.press('/');
  expect(await page.evaluate(() => document.querySelector('style[data-page]') !== null)).toBe(true);
  await expect(dialog(page)).toBeHidden();
  release();
  await expect(combobox(page)).toBeFocused();
  expect(await page.evaluate(isReplaced)).toBe(true);
  expect(
    await dialog(page).evaluate((element) => element.getBoundingClientRect().toJSON()),
  ).toEqual(look);
});

test('a page that is moved to looks like one that is loaded', async ({ page }) => {
  await open(page, 'docs/api/create-experiment/');
  const loaded = await describeLook(page, 'main article');
  await open(page, 'docs/category/experiments/');
  await page.locator('main').getByRole('link', { name: 'Create experiment' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create experiment');
  expect(loaded.length).toBeGreaterThan(100);
  expect(await describeLook(page, 'main article')).toEqual(loaded);
});
