import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { combobox, dialog, openDialog, options, results } from './search';
import { kinds, open } from './site';
import { expect, test } from './test';

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on colours, which take most of the time. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Pages have no frames, so the faster mode that does not look for them is sufficient. */
const createAxe = (page: Page, options: Parameters<AxeBuilder['options']>[0] = {}) =>
  // Naming every element that passes would take as long as the rules.
  new AxeBuilder({ page }).options({ ...options, resultTypes: ['violations'] }).setLegacyMode(true);

/** axe leaves out the rule on targets unless it is asked for, although it has one of the tags. */
function withAllRules(page: Page, disabled: readonly string[] = []) {
  const off = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
  return createAxe(page, {
    runOnly: { type: 'tag', values: allRules },
    rules: { 'target-size': { enabled: true }, ...off },
  });
}

async function findViolations(page: Page, axe = withAllRules(page)) {
  // Colours change in a transition, and axe would check an intermediate state.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/** Marks what is shown in other colours than at the last call, or was not shown then, and counts it. */
function markNewColours(page: Page): Promise<number> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      const isShown = element.checkVisibility();
      const colours = isShown ? `${color} ${backgroundColor} ${backgroundImage}` : '';
      element.toggleAttribute('data-new', isShown && colours !== element.dataset.colours);
      element.dataset.colours = colours;
    }
    return document.querySelectorAll('[data-new]').length;
  });
}

/** In both colour modes, wide and narrow. */
async function expectNoViolations(page: Page): Promise<void> {
  const resize = (width: number) => page.setViewportSize({ width, height: 900 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await resize(1440);
    const wide = colorScheme === 'light' ? undefined : createAxe(page).withRules(colourRules);
    expect(await findViolations(page, wide), `${colorScheme}, wide`).toEqual([]);
    expect(await markNewColours(page)).toBeGreaterThan(10);
    await resize(390);
    if ((await markNewColours(page)) === 0) continue;
    const narrow = createAxe(page).include('[data-new]').withRules(colourRules);
    expect(await findViolations(page, narrow), `${colorScheme}, narrow`).toEqual([]);
  }
  const layout = withAllRules(page, colourRules);
  expect(await findViolations(page, layout), 'narrow').toEqual([]);
}

const pages = {
  ...kinds,
  // axe takes twice as long on the longest one, which has no other parts.
  operation: 'docs/api/create-webhook/',
  tour: 'docs/api/tour/',
  folder: 'docs/how-to/',
  tables: 'docs/clients/packages/',
};

for (const [kind, address] of Object.entries(pages)) {
  test(`axe finds no violations in either mode, wide and narrow (${kind})`, async ({ page }) => {
    await open(page, address);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        details.setAttribute('open', '');
      }
    });
    await expectNoViolations(page);
  });
}

test.describe('what opens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('axe finds no violations in either panel of the drawer', async ({ page }) => {
    await open(page, 'docs/api/create-context/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').locator('[aria-current="page"]')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    expect(await findViolations(page)).toEqual([]);
  });
});

/** The states of the search dialog, and how to reach them. */
const searches: Record<string, (page: Page) => Promise<void>> = {
  'recent searches': async (page) => {
    await page.evaluate(() => localStorage.setItem('recent-searches', '["webhook", "context"]'));
    await openDialog(page);
    await expect(dialog(page).getByText('Recent searches')).toBeVisible();
  },
  hits: async (page) => {
    await openDialog(page);
    await combobox(page).fill('override');
    await expect(options(page).first()).toBeVisible();
  },
  nothing: async (page) => {
    await openDialog(page);
    await combobox(page).fill('qqwwzzxx');
    await expect(dialog(page).getByText('Try searching for')).toBeVisible();
  },
  'hits on the page': async (page) => {
    await open(page, 'search/?q=override');
    await expect(results(page).first()).toBeVisible();
  },
};

for (const [what, show] of Object.entries(searches)) {
  test(`axe finds no violations in the search, in either mode, wide and narrow (${what})`, async ({
    page,
  }) => {
    await open(page, 'docs/');
    await show(page);
    await expectNoViolations(page);
  });
}
