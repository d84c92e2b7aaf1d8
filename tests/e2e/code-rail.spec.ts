import { kinds, open } from './site';
import { expect, test } from './test';

test('a response of any length leaves room for the tabs and a line of the samples', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, kinds.operation);
  const panels = page.getByRole('region', { name: 'Examples' }).locator('> div');
  await expect(panels).toHaveCount(2);
  await panels
    .last()
    .locator('[role="tabpanel"]:not([hidden]) code')
    .evaluate((code) => code.append(`${code.textContent}\n`.repeat(50)));
  const line = panels.first().locator('[role="tabpanel"]:not([hidden]) pre');
  expect((await line.boundingBox())?.height).toBeGreaterThan(30);
});
