import {
  chunk,
  collectSearchRequests,
  combobox,
  dialog,
  expectAnswered,
  expectPointedAt,
  openDialog,
  opener,
  options,
  paste,
  results,
  selected,
} from './search';
import { expectInView, expectSameDocument, heading, mark, open } from './site';
import { expect, test } from './test';

test('opens on a click, on Ctrl K, ⌘ K and /, and the focus returns when it closes', async ({
  page,
  complaints,
}) => {
  await open(page, 'docs/setup/');
  const ways = [
    () => opener(page).click(),
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('Meta+k'),
    () => page.keyboard.press('/'),
  ];
  for (const way of ways) {
    await way();
    await expect(combobox(page)).toBeFocused();
    await expect(combobox(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
  expect(complaints).toEqual([]);
});

test('its content gives it its height: from a basis of 0, Safari makes a dialog of no height', async ({
  page,
}) => {
  await open(page, 'docs/setup/');
  await openDialog(page);
  await expect(dialog(page).locator('> *')).toHaveCSS('flex-basis', 'auto');
});

test('the button, the backdrop and the browser’s Back close it, Escape with words in the box too', async ({
  page,
}) => {
  await open(page, 'docs/setup/');
  const ways = [
    () => dialog(page).getByRole('button', { name: 'Close search' }).click(),
    () => page.mouse.click(20, 700),
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await openDialog(page);
    await page.keyboard.type('webhook');
    await expect(options(page).first()).toBeVisible();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/docs\/setup\/$/);
  }
});

test('opened again while the step back of closing it is under way, it stays open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const back = History.prototype.back;
    // Simulates a busy browser.
    History.prototype.back = function () {
      setTimeout(() => back.call(this), 1000);
    };
  });
  await open(page, 'docs/setup/');
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Close search' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(1500);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/setup\/$/);
});

test('neither the search code nor the index is loaded before a reader intends to search', {
  tag: '@client',
}, async ({ page }) => {
  const requests = collectSearchRequests(page);
  await open(page, 'docs/setup/');
  await page.waitForLoadState('networkidle');
  await page.locator('main').getByRole('link').first().hover();
  expect(requests).toEqual([]);
  await opener(page).hover();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await opener(page).click();
  await page.keyboard.type('webhook');
  await expect(options(page).first()).toBeVisible();
  const names = requests.slice(before).map((request) => request.url());
  expect(names.filter((url) => chunk.test(url))).toEqual([]);
});

test('hits appear while typing, with matches highlighted', { tag: '@client' }, async ({ page }) => {
  await open(page, 'docs/');
  await openDialog(page);
  await page.keyboard.type('webh');
  await expect(options(page).locator('mark').first()).toHaveText(/^webh/i);
  await expect(dialog(page).getByRole('status').first()).toHaveText(/^\d+ results?$/);
  await page.keyboard.type('ook');
  await expect(options(page).locator('mark').first()).toHaveText(/^webhook/i);
});

test('hits have the order of the search page, and say of which kind they are', {
  tag: '@client',
}, async ({ page }) => {
  await open(page, 'docs/');
  await openDialog(page);
  await page.keyboard.type('experiment');
  await expectAnswered(page);
  const rows = dialog(page).locator('.hit:not(.hit-section)');
  const shown = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')));
  expect(shown.length).toBeGreaterThan(3);
  for (const row of await rows.all()) {
    await expect(row.locator('.verb, .hit-kind')).toHaveText(/^[A-Z]/i);
  }
  await dialog(page)
    .getByRole('option', { name: /^See all/ })
    .click();
  await expect(results(page).nth(shown.length)).toBeVisible();
  const listed = await results(page).evaluateAll((all) =>
    all.map((row) => row.getAttribute('href')),
  );
  expect(listed.slice(0, shown.length)).toEqual(shown);
});

test('with the keyboard alone a reader gets to a field, which is in view and highlighted', async ({
  page,
  complaints,
}) => {
  await open(page, 'docs/');
  await mark(page);
  await page.keyboard.press('/');
  await expect(combobox(page)).toBeFocused();
  await page.keyboard.type('contact_email');
  await expectAnswered(page);
  const fields = options(page).filter({ has: page.locator('.hit-title code') });
  await expect(fields.first()).toBeVisible();
  await expectPointedAt(page, options(page).first());
  const address = `${await fields.first().getAttribute('href')}`;
  while ((await selected(page).getAttribute('href')) !== address) {
    await page.keyboard.press('ArrowDown');
  }
  await expectPointedAt(page, fields.first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === address);
  const id = decodeURIComponent(address.split('#')[1] ?? '');
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toHaveAttribute('data-target', '');
  await expectInView(target);
  await expectSameDocument(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/$/);
  await expect(dialog(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('arrow keys wrap around, Page Up and Page Down leap, Home and End go to the ends', {
  tag: '@client',
}, async ({ page }) => {
  await open(page, 'docs/');
  await openDialog(page);
  await page.keyboard.type('context');
  await expectAnswered(page);
  await expectPointedAt(page, options(page).first());
  await page.keyboard.press('ArrowUp');
  await expectPointedAt(page, options(page).last());
  await expect(options(page).last()).toHaveText(/^See all \d+ results$/);
  await page.keyboard.press('ArrowDown');
  await expectPointedAt(page, options(page).first());
  await page.keyboard.press('PageDown');
  await expectPointedAt(page, options(page).nth(5));
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expectPointedAt(page, options(page).first());
  await page.keyboard.press('End');
  await expectPointedAt(page, options(page).last());
  await page.keyboard.press('Home');
  await expectPointedAt(page, options(page).first());
});

test('Home and End move within the text while there are no results', async ({ page }) => {
  await open(page, 'docs/');
  await openDialog(page);
  await page.keyboard.type('qqwwzzxx');
  await expect(dialog(page)).toContainText('No results for');
  await page.keyboard.press('Home');
  await page.keyboard.type('a');
  await page.keyboard.press('End');
  await page.keyboard.type('b');
  await expect(combobox(page)).toHaveValue('aqqwwzzxxb');
});

test('Ctrl or ⌘ with Enter opens a new tab, and the dialog stays', { tag: '@client' }, async ({
  page,
  context,
}) => {
  await open(page, 'docs/setup/');
  for (const keys of ['Control+Enter', 'Meta+Enter']) {
    await openDialog(page);
    await page.keyboard.type('webhook');
    await expectAnswered(page);
    await page.keyboard.press('ArrowDown');
    const address = await selected(page).getAttribute('href');
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
    await expect(tab).toHaveURL((url) => url.pathname + url.hash === address);
    await tab.close();
    await expect(combobox(page)).toBeFocused();
    await expect(page).toHaveURL(/\/docs\/setup\/$/);
    await page.keyboard.press('Escape');
  }
});

test('Ctrl K closes what it opened', async ({ page }) => {
  await open(page, 'docs/setup/');
  for (const keys of ['Control+k', 'Meta+k']) {
    await openDialog(page);
    await page.keyboard.press(keys);
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('the mouse selects when it is moved, not when rows appear below it', async ({ page }) => {
  await open(page, 'docs/');
  await openDialog(page);
  await page.keyboard.type('context');
  await expectAnswered(page);
  await expect(options(page).nth(3)).toBeVisible();
  const box = await options(page).nth(3).boundingBox();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) + 10);
  await page.keyboard.type('context');
  await expectAnswered(page);
  await expect(options(page).nth(3)).toBeVisible();
  await page.waitForTimeout(100);
  await expectPointedAt(page, options(page).first());
  await page.keyboard.press('ArrowDown');
  await expectPointedAt(page, options(page).nth(1));
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 12, { steps: 3 });
  await expectPointedAt(page, options(page).nth(3));
});

test('Enter before the response arrives opens the best hit for what was typed', {
  tag: '@client',
}, async ({ page }) => {
  await open(page, 'docs/');
  await page.keyboard.press('/');
  await expect(combobox(page)).toBeFocused();
  await page.keyboard.type('CreateWebhook\n', { delay: 0 });
  await expect(heading(page)).toHaveText('Create webhook');
});

test('“See all” leads to the search page, and Back to the page before', {
  tag: '@client',
}, async ({ page }) => {
  await open(page, 'docs/setup/');
  await openDialog(page);
  await page.keyboard.type('override');
  await expectAnswered(page);
  const all = dialog(page).getByRole('option', { name: /^See all \d+ results$/ });
  const count = /\d+/.exec(`${await all.textContent()}`)?.[0];
  await all.click();
  await expect(page).toHaveURL(/\/search\/\?q=override$/);
  await expect(heading(page)).toHaveText('Search results for "override"');
  await expect(page.locator('main').getByRole('status').first()).toHaveText(`${count} results`);
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/setup\/$/);
});

test('recent searches are kept in the browser, searched again and removed one by one', async ({
  page,
}) => {
  await open(page, 'docs/');
  for (const query of ['webhook', 'CreateContext']) {
    await openDialog(page);
    await page.keyboard.type(query);
    await expect(options(page).first()).toContainText(/webhook|context/i);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
  }
  await page.reload();
  await open(page, 'docs/setup/');
  await openDialog(page);
  const recent = dialog(page).getByRole('list', { name: 'Recent searches' }).getByRole('listitem');
  await expect(recent).toHaveText(['CreateContext', 'webhook']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(recent.last().getByRole('button', { name: 'webhook', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(combobox(page)).toHaveValue('webhook');
  await expect(options(page).first()).toContainText(/webhook/i);
  await combobox(page).fill('');
  await recent
    .first()
    .getByRole('button', { name: /^Remove CreateContext/ })
    .click();
  await expect(recent).toHaveText(['webhook']);
  await expect(combobox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.reload();
  await open(page, 'docs/setup/');
  await openDialog(page);
  await expect(recent).toHaveText(['webhook']);
});

test('on a narrow screen it fills the screen and still works', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'docs/');
  expect(await opener(page).boundingBox()).toMatchObject({ width: 44, height: 44 });
  await opener(page).click();
  await expect(combobox(page)).toBeFocused();
  const size = await dialog(page).boundingBox();
  expect(size).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.type('create context');
  await options(page).filter({ hasText: 'Create context' }).first().click();
  await expect(heading(page)).toHaveText('Create context');
});

test('an empty field offers popular pages, by keyboard too', async ({ page, complaints }) => {
  await open(page, 'docs/setup/');
  await openDialog(page);
  const popular = dialog(page).getByRole('list', { name: 'Popular pages' }).getByRole('link');
  await expect(popular.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(popular.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(popular.nth(1)).toBeFocused();
  const address = `${await popular.nth(1).getAttribute('href')}`;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(dialog(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('hints for keys are shown while the keys do something', async ({ page }) => {
  await open(page, 'docs/');
  await openDialog(page);
  const hint = (text: string) => dialog(page).locator('.search-foot').getByText(text);
  await expect(hint('move')).toBeVisible();
  await expect(hint('open')).toHaveCount(0);
  await page.keyboard.type('webhook');
  await expect(hint('open')).toBeVisible();
  await combobox(page).fill('qqwwzzxx');
  await expect(dialog(page)).toContainText('No results for');
  await expect(hint('open')).toHaveCount(0);
  await expect(hint('move')).toHaveCount(0);
});

test('a touch screen shows no hints for keys', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${test.info().project.use.baseURL}docs/`);
  await page.keyboard.press('/');
  await expect(combobox(page)).toBeFocused();
  await expect(dialog(page).getByText('Popular pages')).toBeVisible();
  await expect(dialog(page).getByText('close', { exact: true })).toBeHidden();
  await context.close();
});

test('the dialog says what it searched for in place of a mistyped word', async ({ page }) => {
  await open(page, 'docs/');
  await openDialog(page);
  await page.keyboard.type('create wehbook');
  await expect(dialog(page).getByText('Showing results for “create webhook”.')).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  await expect(combobox(page)).toHaveValue('create wehbook');
});

test('the dialog says where nothing matches well', async ({ page }) => {
  await open(page, 'docs/');
  await openDialog(page);
  await page.keyboard.type('purple elephants dance context');
  await expect(dialog(page).getByText('Nothing matches well.')).toBeVisible();
});

test('sections are options too', async ({ page }) => {
  await open(page, 'docs/');
  await openDialog(page);
  await page.keyboard.type('how do I set up sign-in with Keycloak');
  await expectAnswered(page);
  const section = dialog(page).locator('[role="option"].hit-section').first();
  await expect(section).toBeVisible();
  while ((await section.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await expectPointedAt(page, section);
});

test('a pasted message is cut between words, and what was left out is said', async ({ page }) => {
  await open(page, 'docs/');
  await openDialog(page);
  const message = 'Please check that the organisation id and workspace id are being properly sent';
  await paste(combobox(page), message);
  await expect(combobox(page)).toHaveValue(message.slice(0, 64));
  await expect(dialog(page).getByText('“properly sent” was left out')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(dialog(page).getByText('was left out')).toHaveCount(0);
});

test('words that nothing is known of are named', async ({ page }) => {
  await open(page, 'docs/');
  await openDialog(page);
  await page.keyboard.type('webhook flurbo');
  await expect(dialog(page).getByText('Results without “flurbo”.')).toBeVisible();
  await expect(options(page).first()).toBeVisible();
});
