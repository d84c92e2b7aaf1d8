import { heading, open } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is switched off', 'SecurityError');
        },
      });
    }
  });
});

test('without storage the site works, and choices last for the page', async ({
  page,
  complaints,
}) => {
  await open(page, 'docs/quick_start/');
  const button = page.locator('header').getByRole('button', { name: /^Colour mode/ });
  for (const mode of ['light', 'dark']) {
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  }
  await page
    .getByRole('region', { name: 'Announcement' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await expect(page.getByRole('tab', { name: 'Python' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page
    .getByRole('navigation', { name: 'Docs' })
    .getByRole('link', { name: 'Concepts' })
    .click();
  await expect(heading(page)).toHaveText('Concepts');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Gatsby warns that it cannot keep scroll positions.
  expect(complaints.filter((text) => !text.includes('gatsby-react-router-scroll'))).toEqual([]);
});

test('without storage a failed load never ends in a loop of loads', async ({ page }) => {
  await page.route(/component---src-templates-guide-tsx-.*\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  let loads = 0;
  page.on('framenavigated', () => {
    loads += 1;
  });
  await page.goto('docs/quick_start/');
  await expect(page.locator('.failure').getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(loads).toBe(1);
  await expect(heading(page)).toContainText('Quick start');
});
