import type { Page } from '@playwright/test';
import { manifestName } from '../../src/search/engine/index/index-files';
import { DeployedSite, html, json } from './deployed-site';
import { combobox, dialog, openDialog, opener, options, pageBox, results } from './search';
import {
  countLoads,
  expectSameDocument,
  failureBox,
  heading,
  homeTitle,
  hydrated,
  linked,
  linkToOperation,
  mark,
  open,
  saveData,
  sidebar,
} from './site';
import { expect, test as siteTest } from './test';

const newer = 'A newer version of this site is available.';
const operation = 'docs/api/create-experiment/?from=guide#response.200';

const test = siteTest.extend<{ site: DeployedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants this form
  site: async ({}, use) => {
    const site = new DeployedSite();
    await use(site);
    site.stop();
  },
  baseURL: async ({ site }, use) => use(await site.start()),
});

async function expectDeploy(page: Page, deploy: number): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-deploy', `${deploy}`);
}

const expectAddress = (page: Page, address: string) =>
  expect(page).toHaveURL((url) => url.href.endsWith(`/superposition/${address}`));

const alert = (page: Page) => dialog(page).getByRole('alert');
const inSidebar = (page: Page, name: string) =>
  sidebar(page).getByRole('link', { name, exact: true });

/** Opens the search and types like a reader. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query, { delay: 40 });
}

/** Removes the manifest of the index until the page is loaded again, as if the newer one had another name. */
const refuseOldForm = (page: Page, loads: () => number) =>
  page.route(`**/${manifestName}`, (route) =>
    loads() > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );

/** Stops the prefetching of links in view, which would notice a deploy too. */
const withoutPrefetching = (page: Page) =>
  page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });

/** Opens the quick start, from the page on the development setup, with a clock that can be set. */
async function openTwoPages(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, 'docs/how-to/coming-from/');
  await inSidebar(page, 'Quick start').click();
  await expect(heading(page)).toContainText('Quick start');
}

/** Waits for a question of the page for the current deploy. */
const waitForQuestion = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/app-data.json') && response.request().resourceType() === 'fetch',
  );

test.describe('search in a tab that was opened before a deploy', () => {
  test('reloads once if its code is gone, and keeps the address and what was typed', async ({
    page,
    site,
  }) => {
    await open(page, operation);
    const loads = countLoads(page);
    site.release();
    await search(page, 'delete webhook');
    await expectDeploy(page, 2);
    await expect(combobox(page)).toHaveValue('delete webhook');
    await expect(combobox(page)).toBeFocused();
    await expect(options(page).first()).toContainText('Delete webhook');
    await expectAddress(page, operation);

    // Back closes the search, as it does without a reload.
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expectAddress(page, operation);
    await openDialog(page);
    await expect(combobox(page)).toHaveValue('');
    expect(loads()).toBe(1);
  });

  test('searches the index of the newer deploy if its own is gone', async ({ page, site }) => {
    await open(page, 'docs/');
    await mark(page);
    site.answers.set('-corpus-', html(404));
    site.answers.set('-texts-', html(404));
    await openDialog(page);
    await page.keyboard.type('dele', { delay: 40 });
    await expect(alert(page)).toBeVisible();
    site.release();
    site.answers.clear();
    await page.keyboard.type('te webhook', { delay: 40 });
    await expect(options(page).first()).toContainText('Delete webhook');
    await expectDeploy(page, 1);
    await expectSameDocument(page);
  });

  test('reloads once if it cannot read the index of the newer deploy, and keeps what was typed', async ({
    page,
    site,
  }) => {
    await open(page, 'docs/');
    const loads = countLoads(page);
    await refuseOldForm(page, loads);
    await openDialog(page);
    // The reader types on while the page is reloaded, before its code is there.
    let release = () => {};
    const isTyped = new Promise<void>((resolve) => {
      release = resolve;
    });
    site.release();
    await page.keyboard.type('delete', { delay: 40 });
    await page.route('**/app-*.js', async (route) => {
      await isTyped;
      await route.continue();
    });
    await expectDeploy(page, 2);
    await expect(opener(page)).toBeVisible();
    await page.keyboard.type(' webhook', { delay: 40 });
    release();
    await expect(combobox(page)).toHaveValue('delete webhook');
    await expect(options(page).first()).toContainText('Delete webhook');
    expect(loads()).toBe(1);
  });

  test('reloads the search page once, whose address has the query', async ({ page, site }) => {
    let countOfLoads = () => 0;
    await refuseOldForm(page, () => countOfLoads());
    await open(page, 'search/');
    await expect(page.getByText('Try searching for')).toBeVisible();
    const loads = countLoads(page);
    countOfLoads = loads;
    site.release();
    await pageBox(page).pressSequentially('webhook', { delay: 40 });
    await expectDeploy(page, 2);
    await expectAddress(page, 'search/?q=webhook');
    await expect(results(page).first()).toContainText(/webhook/i);
    expect(loads()).toBe(1);
  });

  test('works on without a reload while the files of the earlier deploy are there', async ({
    page,
    site,
  }) => {
    await open(page, 'docs/');
    await mark(page);
    site.release();
    site.oldest = 1;
    await search(page, 'delete webhook');
    await expect(options(page).first()).toContainText('Delete webhook');
    await expectSameDocument(page);
  });

  test('asks before a reload that would close what the reader has opened', async ({
    page,
    site,
  }) => {
    await open(page, operation);
    const loads = countLoads(page);
    await page.locator('main summary').first().click();
    site.release();
    await search(page, 'delete webhook');
    await expect(alert(page)).toContainText(newer);
    expect(loads()).toBe(0);
    await alert(page).getByRole('button', { name: 'Reload' }).click();
    await expect(combobox(page)).toHaveValue('delete webhook');
    await expect(options(page).first()).toContainText('Delete webhook');
    await expectAddress(page, operation);
    expect(loads()).toBe(1);
  });

  test('asks after one reload in vain, and never reloads in a loop', async ({ page, site }) => {
    await open(page, 'docs/');
    const loads = countLoads(page);
    // Documents and code stay old, as in a cache that still has them; each answer names another deploy.
    site.answers.set('/search-', html(404));
    site.answers.set('/app-data.json', json({ webpackCompilationHash: 'aaaa' }));
    await search(page, 'webhook');
    await expect.poll(loads).toBe(1);
    site.answers.set('/app-data.json', json({ webpackCompilationHash: 'bbbb' }));
    await expect(alert(page)).toContainText(newer);
    await page.keyboard.press('Escape');
    await search(page, 'webhook');
    await expect(alert(page)).toContainText(newer);
    expect(loads()).toBe(1);
    await alert(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(loads).toBe(2);
    await expect(alert(page)).toContainText(newer);
    expect(loads()).toBe(2);
  });
});

test.describe('without a newer deploy', () => {
  for (const [kind, answer] of [
    ['are missing', html(404)],
    ['are HTML, and cached for ever,', html(200)],
  ] as const) {
    test(`"Retry" fetches parts of the search that ${kind} once they are back`, async ({
      page,
      site,
    }) => {
      await open(page, 'docs/');
      await mark(page);
      site.answers.set('/search-', answer);
      await page.keyboard.press('Control+k');
      await expect(alert(page)).toContainText('The search could not be loaded.');
      site.answers.clear();
      site.answers.set('/search-index-', answer);
      await alert(page).getByRole('button', { name: 'Retry' }).click();
      await combobox(page).fill('webhook');
      await expect(alert(page)).toContainText('Unable to fetch results');
      site.answers.clear();
      await alert(page).getByRole('button', { name: 'Retry' }).click();
      await expect(options(page).first()).toContainText(/webhook/i);
      await expectSameDocument(page);
    });
  }

  test('"Retry" fetches code of a page that was cached as HTML once it is back', async ({
    page,
    site,
  }) => {
    site.answers.set('/component---src-templates-operation-tsx-', html(200));
    await page.goto(operation);
    await expect(failureBox(page)).toContainText('Part of the site could not be loaded.');
    site.answers.clear();
    await failureBox(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('[data-target]')).toHaveAttribute('id', 'response.200');
    await expectAddress(page, operation);
    await expect(failureBox(page)).toHaveCount(0);
  });
});

test.describe('a move after a deploy', () => {
  test('to a page that is not loaded yet is one full load of the whole address', async ({
    page,
    site,
  }) => {
    await saveData(page);
    await open(page, 'docs/');
    const link = linkToOperation(page);
    await link.evaluate((element) => {
      if (element instanceof HTMLAnchorElement) element.href += '?from=guide#response.200';
    });
    const loads = countLoads(page);
    site.release();
    await link.click();
    await expectDeploy(page, 2);
    await expect(heading(page)).toHaveText(linked.title);
    await expectAddress(page, `docs/api/${linked.slug}/?from=guide#response.200`);
    expect(loads()).toBe(1);
    await page.goBack();
    await expect(heading(page)).toHaveText(homeTitle);
    await expect(failureBox(page)).toHaveCount(0);
  });

  test('to a loaded page asks for the deploy, and the next move is a full load', async ({
    page,
    site,
  }) => {
    await withoutPrefetching(page);
    await openTwoPages(page);
    await mark(page);
    const loads = countLoads(page);
    site.release();
    const asked = waitForQuestion(page);
    await page.clock.fastForward('06:00');
    await inSidebar(page, 'Coming from another tool').click();
    await expect(heading(page)).toContainText('Coming from');
    await asked;
    await expectDeploy(page, 1);

    // Back, and hashes of the same page, stay in the document.
    await page.goBack();
    await expect(heading(page)).toContainText('Quick start');
    await page.locator('main article a[href^="#"]').first().click();
    await expect(page).toHaveURL(/#/);
    await expectSameDocument(page);
    expect(loads()).toBe(0);

    await inSidebar(page, 'Coming from another tool').click();
    await expectDeploy(page, 2);
    await expect(heading(page)).toContainText('Coming from');
    expect(loads()).toBe(1);
  });

  test('asks once in some minutes, and never in a tab in the background', async ({ page }) => {
    await withoutPrefetching(page);
    await openTwoPages(page);
    let questions = 0;
    page.on('request', (request) => {
      const isQuestion = request.resourceType() === 'fetch' && /app-data/.test(request.url());
      if (isQuestion) questions += 1;
    });
    const show = (state: 'hidden' | 'visible') =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state === 'hidden');
    await show('hidden');
    await page.clock.fastForward('06:00');
    expect(questions).toBe(0);
    await show('visible');
    await expect.poll(() => questions).toBe(1);
    await inSidebar(page, 'Coming from another tool').click();
    await expect(heading(page)).toContainText('Coming from');
    await show('hidden');
    await show('visible');
    expect(questions).toBe(1);
  });

  test('offline, pages that were loaded before can still be read', async ({
    page,
    site,
    context,
  }) => {
    await withoutPrefetching(page);
    await openTwoPages(page);
    site.release();
    const asked = waitForQuestion(page);
    await page.clock.fastForward('06:00');
    await page.goBack();
    await asked;
    await mark(page);
    await context.setOffline(true);
    await inSidebar(page, 'Quick start').click();
    await expect(heading(page)).toContainText('Quick start');
    await expectSameDocument(page);
  });

  for (const [kind, result] of [
    ['page', { data: { guide: { headings: null } }, pageContext: undefined }],
    ['frame', { data: {}, pageContext: { frame: { breadcrumbs: null } } }],
  ] as const) {
    test(`whose data no longer fits the code of the ${kind} is loaded anew, once`, async ({
      page,
      site,
    }) => {
      await saveData(page);
      await open(page, 'docs/');
      const address = 'docs/how-to/coming-from/page-data.json';
      const data = await (await page.request.get(`page-data/${address}`)).json();
      Object.assign(data.result, JSON.parse(JSON.stringify(result)));
      const loads = countLoads(page);
      // The data is from the newer deploy already, while the first question still gets the older answer.
      site.answers.set(address, json(data));
      site.answers.set('/app-data.json', [
        json({ webpackCompilationHash: site.hashOf(1) }),
        json({ webpackCompilationHash: site.hashOf(2) }),
      ]);
      site.deploy = 2;
      site.oldest = 1;
      await inSidebar(page, 'Coming from another tool').click();
      await expectDeploy(page, 2);
      await expect(heading(page)).toContainText('Coming from');
      expect(loads()).toBe(1);
    });
  }
});

test.describe('a sidebar that a deploy has removed', () => {
  test('is there after one reload of the same address, which a branch asked for', async ({
    page,
    site,
  }) => {
    await open(page, operation);
    const branch = sidebar(page).locator('[data-branch][aria-expanded="false"]').first();
    const name = `${await branch.getAttribute('data-branch')}`;
    const again = sidebar(page).locator(`[data-branch="${name}"]`);
    const loads = countLoads(page);
    site.release();
    await branch.click();
    await expectDeploy(page, 2);
    await hydrated(page);
    await again.click();
    await expect(again).toHaveAttribute('aria-expanded', 'true');
    await expectAddress(page, operation);
    expect(loads()).toBe(1);
  });

  test('is offered by a box after a reload in vain', async ({ page, site }) => {
    await open(page, operation);
    const loads = countLoads(page);
    site.answers.set('/sidebar-', html(404));
    site.answers.set('/app-data.json', json({ webpackCompilationHash: 'aaaa' }));
    const branch = sidebar(page).locator('[data-branch][aria-expanded="false"]').first();
    await branch.click();
    await expect.poll(loads).toBe(1);
    await hydrated(page);
    await branch.click();
    await expect(failureBox(page)).toContainText(newer);
    await expect(heading(page)).toHaveText('Create experiment');
    await expectAddress(page, operation);
    expect(loads()).toBe(1);
    site.answers.clear();
    await failureBox(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(loads).toBe(2);
    await expect(failureBox(page)).toHaveCount(0);
  });

  test('is in the menu of a narrow screen after one reload', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, operation);
    const loads = countLoads(page);
    site.release();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectDeploy(page, 2);
    await hydrated(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Experiments', exact: true })).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expectAddress(page, operation);
    expect(loads()).toBe(1);
  });
});
