import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * Runs axe on the parts of a page that a selector finds, and returns a line for each violation. Its code is sent to a
 * document once, which takes as long as a run.
 */
export async function findViolations(
  page: Page,
  options: RunOptions,
  include = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, given]) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      // Naming every element that passes would take as long as the rules. Pages have no frames.
      const { violations } = await run(selector, {
        ...given,
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      );
    },
    [include, options] as const,
  );
}

/** The rules of these tags, and no others. */
export const withTags = (...values: string[]): RunOptions => ({
  runOnly: { type: 'tag', values },
});

/** These rules alone. */
export const withRules = (...values: string[]): RunOptions => ({
  runOnly: { type: 'rule', values },
});
