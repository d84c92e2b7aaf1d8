import type { Locator, Page, Request, Route } from '@playwright/test';
import { expect } from './test';

export const chunk = /\/search-[0-9a-f]+\.js$/;
/** The URLs that the search requests: the files of the site's own index, or the hosted service. */
export const searchRequests = /\/search-index-|\/1\/indexes\//;

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search docs' });
export const opener = (page: Page) => page.locator('header').getByRole('link', { name: /Search/ });
export const combobox = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search docs' });
export const options = (page: Page) => dialog(page).getByRole('option');
export const selected = (page: Page) => dialog(page).getByRole('option', { selected: true });
export const pageBox = (page: Page) =>
  page.locator('main').getByRole('searchbox', { name: 'Search docs' });
export const results = (page: Page) => page.locator('main ol > li > a');

/** Opens the dialog with the keyboard, and waits until the search code has taken its field over. */
export async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await dialog(page).locator('.search-body').waitFor({ state: 'attached' });
  await expect(combobox(page)).toBeFocused();
}

/** Waits for the results of what is typed; until then the results of an earlier query are shown. */
export async function expectAnswered(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('status').first()).toHaveText(/^\d+ results?$/);
}

/** The option that the box points at, which is the one that is selected. */
export async function expectPointedAt(page: Page, option: Locator): Promise<void> {
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const id = `${await option.getAttribute('id')}`;
  await expect(combobox(page)).toHaveAttribute('aria-activedescendant', id);
}

/** Collects the requests for the search code and the index from now on. */
export function collectSearchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (chunk.test(request.url()) || searchRequests.test(request.url())) requests.push(request);
  });
  return requests;
}

/**
 * Delays what a search waits for until `hold` resolves: the responses of a hosted service, or the texts of
 * the site's own index, without which hits have no snippets.
 */
export async function holdAnswers(page: Page, hold: (route: Route) => Promise<void>) {
  await page.route(/\/1\/indexes\/|-texts-[^/]*\.json$/, async (route) => {
    await hold(route);
    await route.continue();
  });
}

/** Pastes a text into a field, which the browser does not let a test do with the real clipboard. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', data);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, text);
}
