import { expect, test } from 'vitest';
import { brotliSize, measureHtml } from '../../tooling/bench/sizes';

test('measures a page and its style separately', () => {
  const css = 'main { color: teal }';
  const { html, style } = measureHtml(
    `<head><style data-href="x">${css}</style></head><p>Text</p>`,
  );
  expect(style).toBe(brotliSize(css));
  expect(html).toBe(brotliSize('<head></head><p>Text</p>'));
});
