import type { Page } from '@playwright/test';
import { hydrated, open } from './site';
import { expect, test } from './test';

const samples = (page: Page) => page.getByRole('tablist', { name: 'Request' });
const shown = (page: Page) =>
  page.locator('[data-tabs="language"] [role="tabpanel"]:visible').first();

test('the address selects the language of the samples, and a choice is added to the address', async ({
  page,
}) => {
  await open(page, 'docs/api/ramp-experiment/?lang=rust#request.traffic_percentage');
  await expect(samples(page).getByRole('tab', { selected: true })).toHaveText('Rust');
  await expect(shown(page)).toContainText('.ramp_experiment()');
  await samples(page).getByRole('tab', { name: 'Python' }).click();
  await expect(shown(page)).toContainText('import asyncio');
  await expect(page).toHaveURL(/\?lang=python#request\.traffic_percentage$/);
});

test('the choice follows the reader to other operations, and to the tabs of guides', async ({
  page,
}) => {
  await open(page, 'docs/api/ramp-experiment/');
  await samples(page).getByRole('tab', { name: 'Java', exact: true }).click();
  await page.locator('main').getByRole('link', { name: 'Pause experiment' }).first().click();
  await expect(page).toHaveURL(/pause-experiment\/$/);
  await expect(samples(page).getByRole('tab', { selected: true })).toHaveText('Java');
  await page.goto('docs/quick_start/');
  await hydrated(page);
  const guide = page.locator('[data-tabs="language"]').first();
  await expect(guide.getByRole('tab', { selected: true })).toHaveText('Java');
});

test('a language that no sample has leaves the first one', async ({ page }) => {
  await open(page, 'docs/api/ramp-experiment/?lang=cobol');
  await expect(samples(page).getByRole('tab', { selected: true })).toHaveText('cURL');
});

test('nothing moves when a remembered language is shown', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('sample-language', 'java');
    const record = { shift: 0 };
    Object.assign(window, { record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, 'docs/api/create-experiment/');
  await expect(shown(page)).toContainText('public class');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => Reflect.get(window, 'record').shift)).toBeLessThan(0.005);
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  // A typical page, one with a large body, and the one with the tallest head of all.
  for (const [slug, limit] of [
    ['create-context', 460],
    ['create-experiment', 490],
    ['validate-context', 560],
  ] as const) {
    test(`${slug} begins with its fields above the fold, with 16 px around rules and code`, async ({
      page,
    }) => {
      await page.goto(`docs/api/${slug}/`);
      const sections = page.locator('main section[aria-labelledby]');
      expect((await sections.first().boundingBox())?.y).toBeLessThan(limit);
      expect(new Set(await sections.evaluateAll(measureBelowRules))).toEqual(new Set([16]));
      const code = page.locator('.code pre').filter({ visible: true });
      expect(new Set(await code.evaluateAll(measureAroundCode))).toEqual(new Set(['16, 16']));
    });
  }
});

/** Measures from the rule of each section with fields or text to these; lists of links have rows of their own. */
function measureBelowRules(sections: Element[]): number[] {
  return sections.flatMap((section) => {
    const [head, next] = section.children;
    const isText = next?.matches('.text, .prose');
    const first = isText ? next : next?.querySelector(':scope > li[id]');
    if (!head || !first) return [];
    const padding = Number.parseFloat(getComputedStyle(first).paddingTop);
    return first.getBoundingClientRect().top + padding - head.getBoundingClientRect().bottom;
  });
}

/** Measures the room above and below the code of each panel. */
function measureAroundCode(panels: Element[]): string[] {
  return panels.map((panel) => {
    const outer = panel.getBoundingClientRect();
    const inner = panel.querySelector('code')?.getBoundingClientRect() ?? outer;
    return `${inner.top - outer.top}, ${outer.top + panel.scrollHeight - inner.bottom}`;
  });
}

test('all fields of a section can be opened and closed at once', async ({ page }) => {
  await open(page, 'docs/api/create-experiment/');
  const responses = page.locator('section[aria-labelledby="responses"]');
  const closed = responses.locator('details:not([open])');
  await responses.getByRole('button', { name: 'Expand all' }).click();
  await expect(closed).toHaveCount(0);
  await responses.getByRole('button', { name: 'Collapse all' }).click();
  await expect(responses.locator('details[open]')).toHaveCount(0);
});

test('an address of a field in a variant opens everything around it and highlights it', async ({
  page,
}) => {
  await open(page, 'docs/api/bulk-operation/#request.operations.REPLACE.REPLACE.override');
  const row = page.locator('[id="request.operations.REPLACE.REPLACE.override"]');
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('data-target', '');
});

test('what a retry does unfolds without moving its label', async ({ page }) => {
  await open(page, 'docs/api/create-experiment/');
  const label = page.getByText('Retry: safe with idempotency-key.');
  const closed = await label.boundingBox();
  await label.click();
  await expect(page.getByText('a second request creates another experiment')).toBeVisible();
  expect(await label.boundingBox()).toEqual(closed);
});

test('an error leads to the catalogue, which leads back', async ({ page }) => {
  await open(page, 'docs/api/get-context/#response.404');
  await page.getByRole('link', { name: 'More about 404' }).click();
  await expect(page).toHaveURL(/superposition\/#errors\.404$/);
  const row = page.locator('[id="errors.404"]');
  await expect(row).toBeInViewport();
  await row.getByText(/^Returned by/).click();
  await row.getByRole('link', { name: 'Get context', exact: true }).click();
  await expect(page).toHaveURL(/get-context\/$/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('all samples and examples of an operation are shown with their names', async ({ page }) => {
    await page.goto('docs/api/create-experiment/');
    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(5);
    await expect(panels.filter({ visible: false })).toHaveCount(0);
    const names = await panels.evaluateAll((all) =>
      all.map((panel) => getComputedStyle(panel, '::before').content),
    );
    expect(names).toEqual(expect.arrayContaining(['"cURL"', '"Rust"', '"200"']));
  });
});

test('on paper, the samples of all languages and one example of each status follow the fields, one below the other', async ({
  page,
}) => {
  await open(page, 'docs/api/create-experiment/');
  await page.emulateMedia({ media: 'print' });
  const panels = await page
    .getByRole('region', { name: 'Examples' })
    .locator('.tabpanel')
    .evaluateAll((all) =>
      all.map((panel) => {
        const { top, bottom } = panel.getBoundingClientRect();
        return { top, bottom, name: getComputedStyle(panel, '::before').content };
      }),
    );
  expect(panels.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['"cURL"', '"Rust"', '"200"', '"404"']),
  );
  const related = await page.locator('section[aria-labelledby="related"]').boundingBox();
  expect(panels[0]?.top).toBeGreaterThan(related?.y ?? Number.POSITIVE_INFINITY);
  for (const [index, { top, bottom }] of panels.entries()) {
    expect(top).toBeGreaterThanOrEqual(panels[index - 1]?.bottom ?? 0);
    expect(bottom).toBeGreaterThan(top);
  }
  await expect(page.getByText(/^Example: /).filter({ visible: true })).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled });

    test('fields begin on the first screen, below a closed row of samples', async ({ page }) => {
      await page.goto('docs/api/create-experiment/');
      const examples = page.getByRole('region', { name: 'Examples' });
      const row = examples.getByText('Request sample');
      const field = page.locator('main section[aria-labelledby] > ul > li[id]').first();
      const place = await field.boundingBox();
      expect(place?.y).toBeLessThan(844);
      expect(place?.y).toBeGreaterThan((await row.boundingBox())?.y ?? 844);
      await expect(examples.locator('pre').filter({ visible: true })).toHaveCount(0);
      await row.click();
      await expect(examples.getByText('curl', { exact: true }).first()).toBeVisible();
    });
  });
}
