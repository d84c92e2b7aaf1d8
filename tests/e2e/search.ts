import type { Locator, Page, Request } from '@playwright/test';
import { expect } from './test';

export const chunk = /\/search-[0-9a-f]+\.js$/;
/** The files of the index, or the hosted service. */
export const index = /\/search-index-[0-9a-f]+\/|\/1\/indexes\//;

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search docs' });
export const opener = (page: Page) => page.locator('header').getByRole('link', { name: /Search/ });
export const combobox = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search docs' });
export const options = (page: Page) => dialog(page).getByRole('option');
export const selected = (page: Page) => dialog(page).getByRole('option', { selected: true });
export const pageBox = (page: Page) =>
  page.locator('main').getByRole('searchbox', { name: 'Search docs' });
export const results = (page: Page) => page.locator('main ol').getByRole('link');

/** Opens the dialog as a reader does who knows the keys. */
export async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(combobox(page)).toBeFocused();
}

/** Waits for the answer to what is typed: until then that to an earlier query is shown. */
export async function expectAnswered(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('status').first()).toHaveText(/^\d+ results?$/);
}

/** The option that the box points at, which is the one that is selected. */
export async function expectPointedAt(page: Page, option: Locator): Promise<void> {
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const id = `${await option.getAttribute('id')}`;
  await expect(combobox(page)).toHaveAttribute('aria-activedescendant', id);
}

/** Collects what is asked of the code and the index of the search from now on. */
export function collectSearchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (chunk.test(request.url()) || index.test(request.url())) requests.push(request);
  });
  return requests;
}
