import { expect, test } from 'vitest';
import { openAll } from './site';

/** What readers would see of Markdown that was never rendered. */
const rawMarkdown = /`|\*\*|\]\(/;

/** The texts of a page outside code, and those of its head and its accessible names. */
function* listTexts({ $ }: ReturnType<typeof openAll>[number]): Generator<string> {
  yield* $('title, body :not(code, pre, kbd, samp, script, noscript)')
    .not('pre *, code *')
    .contents()
    .toArray()
    .map((node) => (node.type === 'text' ? node.data : ''));
  yield* $('meta[content], [aria-label], [title], [alt], [placeholder]')
    .toArray()
    .flatMap(({ attribs: { content, title, alt, placeholder, ...rest } }) =>
      [content, title, alt, placeholder, rest['aria-label']].map((text) => text ?? ''),
    );
}

test('no page shows Markdown as it was written', () => {
  const pages = openAll();
  expect(pages.length).toBeGreaterThan(100);
  const found = pages.flatMap((page) =>
    [...listTexts(page)]
      .filter((text) => rawMarkdown.test(text))
      .map((text) => `${page.file}: ${text}`),
  );
  expect(found).toEqual([]);
});
