import type { Page } from '@playwright/test';
import { findViolations, withRules, withTags } from './axe';
import { combobox, dialog, openDialog, options, results } from './search';
import { kinds, open } from './site';
import { expect, test } from './test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on colours, which take most of the time. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const allRules = {
  ...withTags(...tags),
  // axe leaves this rule out unless it is asked for, although it has one of the tags.
  rules: { 'target-size': { enabled: true } },
};
const layoutRules = {
  ...allRules,
  rules: {
    ...allRules.rules,
    ...Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
  },
};

/** Colours change in a transition, and axe would check an intermediate state. */
function whenStill(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
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

/**
 * Hides all but the first four of neighbours that are made of the same elements with the same classes and states: what
 * repeats, such as the tokens of code or the rows of a table, has the same colours.
 */
function hideAlike(page: Page): Promise<void> {
  return page.evaluate(() => {
    const describe = (element: Element) =>
      [element.tagName, element.getAttribute('class'), ...element.getAttributeNames()].join(' ');
    for (const parent of document.querySelectorAll('body *')) {
      const seen = new Map<string, number>();
      for (const child of parent.children) {
        const inside = new Set(Array.from(child.querySelectorAll('*'), describe));
        const look = [describe(child), ...[...inside].sort()].join('\n');
        const count = (seen.get(look) ?? 0) + 1;
        seen.set(look, count);
        if (count > 4 && child instanceof HTMLElement) child.style.display = 'none';
      }
    }
  });
}

/** In both colour modes, wide and narrow. */
async function expectNoViolations(page: Page): Promise<void> {
  const resize = (width: number) => page.setViewportSize({ width, height: 900 });
  for (const width of [1440, 390]) {
    await resize(width);
    expect(await findViolations(page, layoutRules), `${width} px`).toEqual([]);
  }
  await hideAlike(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await resize(width);
      await whenStill(page);
      if ((await markNewColours(page)) === 0) continue;
      const found = await findViolations(page, withRules(...colourRules), '[data-new]');
      expect(found, `${colorScheme}, ${width} px`).toEqual([]);
    }
    expect(await page.locator('[data-colours]').count()).toBeGreaterThan(10);
  }
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
    await whenStill(page);
    expect(await findViolations(page, allRules)).toEqual([]);
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    await whenStill(page);
    expect(await findViolations(page, allRules)).toEqual([]);
  });
});

test('axe finds no violations in the definition of a term', async ({ page }) => {
  await open(page, 'docs/how-to/feature-flag/');
  await page.locator('main a[data-term]').first().click();
  await expect(page.locator('.definition:popover-open')).toBeVisible();
  await whenStill(page);
  expect(await findViolations(page, allRules, '.definition:popover-open')).toEqual([]);
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

test('axe finds violations where there are some', async ({ page }) => {
  await open(page, 'docs/setup/');
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<img src="/a.png"><p style="color: #ddd; background: #fff">Pale.</p>',
      );
  });
  const found = await findViolations(page, allRules);
  expect(found.map((line) => line.split(':')[0]).sort()).toEqual(['color-contrast', 'image-alt']);
});
