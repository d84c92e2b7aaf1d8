import type { Page, Route } from '@playwright/test';
import {
  chunk,
  combobox,
  dialog,
  holdAnswers,
  openDialog,
  opener,
  options,
  pageBox,
  results,
  searchRequests,
} from './search';
import { heading, holdRequests, open } from './site';
import { expect, test } from './test';

const missing = { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' };
const error = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Unable to fetch results' });

test('code that cannot be loaded: a box reports it, and Retry loads it', async ({ page }) => {
  await open(page, 'docs/');
  await page.route(chunk, (route) => route.fulfill(missing));
  await page.keyboard.press('Control+k');
  const box = dialog(page).getByRole('alert');
  await expect(box).toContainText('The search could not be loaded.');
  // The box can be closed, and what is typed stays while the code is loaded again.
  await page.keyboard.type('web');
  await dialog(page).getByRole('button', { name: 'Close search' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(combobox(page)).toHaveValue('');
  await page.keyboard.type('webhook');
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(box).toBeVisible();
  await page.unroute(chunk);
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(combobox(page)).toBeFocused();
  await expect(combobox(page)).toHaveValue('webhook');
  await expect(options(page).first()).toBeVisible();
});

test('code that loads slowly: a field at once, and a spinner after 200 ms', async ({ page }) => {
  await open(page, 'docs/');
  const release = await holdRequests(page, chunk);
  await page.evaluate(() => {
    addEventListener('keydown', ({ timeStamp }) => Object.assign(window, { asked: timeStamp }));
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[aria-label="Loading search"]')) return;
      observer.disconnect();
      Object.assign(window, { shown: performance.now() });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('Control+k');
  await expect(combobox(page)).toBeFocused();
  await expect(dialog(page).getByRole('status', { name: 'Loading search' })).toBeVisible();
  const waited = await page.evaluate(
    () => Number(Reflect.get(window, 'shown')) - Number(Reflect.get(window, 'asked')),
  );
  expect(waited).toBeGreaterThan(190);
  release();
  await expect(combobox(page)).toBeFocused();
});

test('requests that fail: a message, and Retry fetches the results', { tag: '@client' }, async ({
  page,
}) => {
  await page.route(searchRequests, (route) => route.abort());
  await open(page, 'docs/');
  await openDialog(page);
  await page.keyboard.type('webhook');
  await expect(error(page)).toContainText('You might want to check your network connection.');
  await error(page).getByRole('button', { name: 'Retry' }).click();
  await expect(error(page)).toBeVisible();
  await page.unroute(searchRequests);
  await error(page).getByRole('button', { name: 'Retry' }).click();
  await expect(options(page).first()).toContainText(/webhook/i);
  await expect(error(page)).toHaveCount(0);
});

test('the search page shows the same message for requests that fail', { tag: '@client' }, async ({
  page,
}) => {
  await page.route(searchRequests, (route) => route.fulfill({ status: 503, body: '' }));
  await open(page, 'search/?q=webhook');
  await expect(error(page)).toContainText('You might want to check your network connection.');
  await page.unroute(searchRequests);
  await error(page).getByRole('button', { name: 'Retry' }).click();
  await expect(results(page).first()).toContainText(/webhook/i);
  await expect(pageBox(page)).toHaveValue('webhook');
});

test('a slow service is shown as stalled, with what was typed kept', { tag: '@client' }, async ({
  page,
}) => {
  const release = await holdRequests(page, searchRequests);
  await open(page, 'docs/');
  await openDialog(page);
  await combobox(page).fill('webhook');
  const stalled = dialog(page).getByText('Still searching…');
  await expect(stalled).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  release();
  await expect(options(page).first()).toContainText(/webhook/i);
  await expect(stalled).toHaveCount(0);
  await expect(combobox(page)).toHaveValue('webhook');
});

test('the search page does not say that there are no results before a response', {
  tag: '@client',
}, async ({ page }) => {
  const release = await holdRequests(page, searchRequests);
  await open(page, 'search/?q=webhook');
  await expect(page.locator('main').getByText('Still searching…')).toBeVisible();
  await expect(page.getByText('No results for')).toHaveCount(0);
  release();
  await expect(results(page).first()).toContainText(/webhook/i);
});

test('the dialog does not say that there are no results before a response to what was typed early', {
  tag: '@client',
}, async ({ page }) => {
  const releaseCode = await holdRequests(page, chunk);
  const releaseIndex = await holdRequests(page, searchRequests);
  await open(page, 'docs/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('webhook');
  releaseCode();
  await expect(combobox(page)).toHaveValue('webhook');
  await expect(dialog(page).getByText('Still searching…')).toBeVisible();
  await expect(dialog(page).getByText('No results for')).toHaveCount(0);
  releaseIndex();
  await expect(options(page).first()).toContainText(/webhook/i);
});

const texts = /\/search-index-[^/]*-texts-[^/]*\.json$/;
const lines = (page: Page) => options(page).locator('.hit-line');

test('hits are there before their texts, and nothing moves when these arrive', async ({ page }) => {
  const release = await holdRequests(page, texts);
  await open(page, 'docs/');
  await openDialog(page);
  await combobox(page).fill('create webhook');
  await expect(options(page).first()).toContainText('Create webhook');
  await expect(lines(page).first()).toHaveText(/^\s*$/);
  const place = () =>
    options(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  const before = await place();
  release();
  await expect(lines(page).first()).toHaveText(/\w/);
  expect(await place()).toEqual(before);
});

test('without the texts, hits are found and opened, and the next search requests them again', async ({
  page,
}) => {
  await page.route(texts, (route) => route.abort());
  await open(page, 'docs/');
  await openDialog(page);
  await combobox(page).fill('create webhook');
  await expect(options(page).first()).toContainText('Create webhook');
  await expect(error(page)).toHaveCount(0);
  await page.unroute(texts);
  await combobox(page).fill('delete webhook');
  await expect(lines(page).first()).toHaveText(/\w/);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Delete webhook');
});

test('a message that is pasted is what its hit shows', async ({ page }) => {
  await open(page, 'docs/');
  await openDialog(page);
  const message = 'No records found. Please refine or correct your search parameters';
  await combobox(page).fill(message.slice(0, 64));
  await expect(lines(page).first()).toContainText(message.slice(0, 60));
});

test('an older response never replaces a newer one', { tag: '@client' }, async ({ page }) => {
  let release = () => {};
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late: string[] = [];
  let isFirst = true;
  const hold = async (route: Route) => {
    if (!isFirst) return;
    late.push(route.request().url());
    await pending;
  };
  await holdAnswers(page, hold);
  await open(page, 'docs/');
  await openDialog(page);
  await combobox(page).fill('DeleteWebhook');
  await expect.poll(() => late.length).toBeGreaterThan(0);
  isFirst = false;
  await combobox(page).fill('RampExperiment');
  await expect(options(page).first()).toContainText('Ramp experiment');
  release();
  await page.waitForTimeout(300);
  await expect(options(page).first()).toContainText('Ramp experiment');
  await expect(options(page).filter({ hasText: 'Delete webhook' })).toHaveCount(0);
});

test('without results there are suggestions that have results, and a link to report it', {
  tag: '@client',
}, async ({ page }) => {
  await open(page, 'docs/');
  await openDialog(page);
  await page.keyboard.type('qqwwzzxx');
  const body = dialog(page);
  await expect(body).toContainText('No results for "qqwwzzxx"');
  await expect(body).toContainText('Believe this query should return results?');
  const tell = body.getByRole('link', { name: 'Let us know.' });
  await expect(tell).toHaveAttribute('href', /^https:\/\/github\.com\/[^/]+\/[^/]+\/issues\/new$/);
  const suggestions = body.getByRole('list', { name: 'Try searching for' }).getByRole('button');
  await expect(suggestions).toHaveCount(3);
  await suggestions.first().click();
  await expect(options(page).first()).toBeVisible();
  await expect(combobox(page)).toBeFocused();
});

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '.*+?^$()|[]\\',
  '%00%ZZ&q=x#y',
  '__proto__ constructor',
];

for (const query of hostile) {
  test(`a query is shown as text, in the dialog and on the page (${query})`, {
    tag: '@client',
  }, async ({ page, complaints }) => {
    await open(page, 'docs/');
    await openDialog(page);
    await combobox(page).fill(query);
    await expect(options(page).first().or(dialog(page).getByText('No results for'))).toBeVisible();
    await expect(dialog(page).locator('img, script')).toHaveCount(0);
    await page.goto(`search/?q=${encodeURIComponent(query)}`);
    await expect(pageBox(page)).toHaveValue(query);
    await expect(heading(page)).toHaveText(`Search results for "${query}"`);
    await expect(results(page).first().or(page.getByText('No results for'))).toBeVisible();
    await expect(page.locator('main :is(img, script)')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('64 emoji are cut to 64 characters in box and address, and none of them is split', async ({
  page,
  complaints,
}) => {
  const emoji = '🦊'.repeat(64);
  await open(page, `search/?q=a${encodeURIComponent(emoji)}`);
  await expect(pageBox(page)).toHaveValue(`a${'🦊'.repeat(31)}`);
  await expect(heading(page)).toHaveText(`Search results for "a${'🦊'.repeat(31)}"`);
  await pageBox(page).fill(emoji);
  await expect(page.getByText('No results for')).toContainText('🦊'.repeat(32));
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === '🦊'.repeat(32));
  expect(complaints).toEqual([]);
});

test('the dialog’s box takes 64 characters and no more', async ({ page }) => {
  await open(page, 'docs/');
  await opener(page).click();
  await expect(combobox(page)).toHaveAttribute('maxlength', '64');
  await page.keyboard.insertText('a'.repeat(100));
  await expect(combobox(page)).toHaveValue('a'.repeat(64));
});
