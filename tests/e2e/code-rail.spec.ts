import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { hydrated, kinds, open } from './site';
import { expect, test } from './test';

const operations = readdirSync('public/docs/api', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `docs/api/${name}/`);

/** What a reader needs to see of a request: its first lines with the address, and where the body begins. */
const decent = 10;

/** The operations that show less of their request than is decent, and how many show one. */
function findPoor(page: Page): Promise<{ poor: string[]; seen: number }> {
  return page.evaluate(
    async ({ addresses, least }) => {
      const poor: string[] = [];
      let seen = 0;
      for (const address of addresses) {
        const html = await (await fetch(`/superposition/${address}`)).text();
        const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
        if (!main) continue;
        document.querySelector('main')?.replaceWith(main);
        // The inline script shows the first panel alone, but ran when the page was loaded.
        for (const panel of main.querySelectorAll('.tabpanel ~ .tabpanel')) {
          panel.toggleAttribute('hidden', true);
        }
        const pre = document.querySelector('[data-tabs="language"] .tabpanel:not([hidden]) pre');
        const code = pre?.querySelector('code');
        if (!pre || !code) continue;
        seen += 1;
        const height = Number.parseFloat(getComputedStyle(pre).lineHeight);
        const bottom = Math.min(pre.getBoundingClientRect().bottom, innerHeight);
        const room = bottom - code.getBoundingClientRect().top;
        const all = Math.round(code.getBoundingClientRect().height / height);
        const shown = Math.min(all, Math.floor(room / height));
        if (shown < Math.min(all, least)) poor.push(`${address}: ${shown} of ${all}`);
      }
      return { poor, seen };
    },
    { addresses: operations, least: decent },
  );
}

test('on a small laptop every operation shows a decent part of its request beside a response of any length', async ({
  page,
}) => {
  // One page shows the others in its place: loading each of them would take a minute.
  await page.route(/\.js$/, (route) => route.fulfill({ body: '' }));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(kinds.operation);
  const { poor, seen } = await findPoor(page);
  expect(seen).toBeGreaterThan(50);
  expect(poor).toEqual([]);
});

test('the request leaves room for the response, and takes what a short one leaves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, kinds.operation);
  const shown = page.getByRole('region', { name: 'Examples' }).locator('.tabpanel:visible pre');
  const [request, response] = [shown.first(), shown.last()];
  const heights = async () => [
    (await request.boundingBox())?.height ?? 0,
    (await response.boundingBox())?.height ?? 0,
  ];
  for (const pre of [request, response]) {
    await pre.locator('code').evaluate((code) => code.append('line\n'.repeat(100)));
  }
  const [before = 0, beside = 0] = await heights();
  expect(before).toBeGreaterThan(beside);
  expect(beside).toBeGreaterThan(150);
  await response.locator('code').evaluate((code) => code.replaceChildren('{}\n'));
  const [after = 0] = await heights();
  expect(after).toBeGreaterThan(before + 100);
});

/** Whether a click in the middle of a tab reaches it, wherever the list has to be scrolled for that. */
const isReached = (tab: Locator) =>
  tab.evaluate((element) =>
    (['nearest', 'start', 'end'] as const).some((inline) => {
      element.scrollIntoView({ block: 'center', inline, behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );

test('every tab of the samples can be clicked at every width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, kinds.operation);
  await page.getByText('Request sample').click();
  const names = ['Rust', 'Java', 'Python', 'TypeScript', 'JavaScript', 'cURL'];
  const list = page.getByRole('tablist', { name: 'Request' });
  const tabs = names.map((name) => list.getByRole('tab', { name, exact: true }));
  for (let width = 320; width <= 1440; width += 70) {
    await page.setViewportSize({ width, height: 800 });
    const reached = await Promise.all(tabs.map(isReached));
    expect(reached, `${names} at ${width}`).toEqual(names.map(() => true));
  }
  for (const width of [320, 775, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const tab of tabs) {
      await tab.click({ timeout: 5000 });
      await expect(tab, `${tab} at ${width}`).toHaveAttribute('aria-selected', 'true');
    }
  }
});

test('tabs stay in one row on a phone, and the selected one is in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.addInitScript(() => localStorage.setItem('sample-language', 'rust'));
  await open(page, 'docs/clients/sdks/');
  const lists = page.getByRole('tablist');
  const rows = await lists.evaluateAll((all) =>
    all.map(
      (list) => new Set(Array.from(list.children, (tab) => tab.getBoundingClientRect().y)).size,
    ),
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows)).toEqual(new Set([1]));
  const inView = () =>
    lists.evaluateAll((all) =>
      all.every((list) => {
        const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
        const { left, right } = list.getBoundingClientRect();
        return tab && tab.left >= left && tab.right <= right;
      }),
    );
  await expect.poll(inView).toBe(true);
  await lists.first().getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Home');
  await expect.poll(inView).toBe(true);
  await page.goto(`${kinds.operation}?lang=rust`);
  await hydrated(page);
  await page.getByText('Request sample').click();
  await expect.poll(inView).toBe(true);
});

test('what a panel cuts off fades, and its last line does not once it is scrolled there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(kinds.operation);
  await hydrated(page);
  const pre = page
    .getByRole('region', { name: 'Examples' })
    .locator('.tabpanel:visible pre')
    .last();
  const isFaded = () =>
    pre.evaluate((element) => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const fade = Number.parseFloat(getComputedStyle(element, '::after').height);
      // The fade covers the lower edge, and its own place is below the last line.
      return scrollHeight - fade - clientHeight - scrollTop > 0;
    });
  expect(await isFaded()).toBe(true);
  await pre.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  expect(await isFaded()).toBe(false);
});

test('the fade at the side of a panel stays at its edge when the code is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(kinds.operation);
  await hydrated(page);
  const widths = await page.locator('.code pre:visible').evaluateAll((all) =>
    all
      .map((pre) => ({
        column: Number.parseFloat(getComputedStyle(pre).gridTemplateColumns),
        pre: pre.scrollWidth,
        isScrolled: pre.scrollWidth > pre.clientWidth,
      }))
      .filter(({ isScrolled }) => isScrolled),
  );
  expect(widths.length).toBeGreaterThan(0);
  // It sticks to the edge within its column alone.
  for (const { column, pre } of widths) expect(Math.abs(column - pre)).toBeLessThan(1);
});
