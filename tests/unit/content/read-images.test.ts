import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { createRenderContext } from '../../../src/gatsby/nodes/html-printer';
import { buildPages } from '../../../src/page-models/build-pages';
import { formatPosition } from '../../../src/problems/problem';
import { guide, mistakes, writeContent } from './content-root';

/** A site whose home shows an image of so many bytes. */
async function loadImage(size: number) {
  const root = writeContent({ 'guides/index.mdx': guide('![The desk](./the%20desk.png)') });
  writeFileSync(join(root, 'guides', 'the desk.png'), Buffer.alloc(size));
  return loadContent(root);
}

test('inlines an image next to a text', async () => {
  const { content, problems } = await loadImage(3);
  expect(problems).toEqual([]);
  const [version] = content?.versions ?? [];
  const pages = version && buildPages(version);
  const [home] = pages?.guides ?? [];
  if (!pages || !home) throw new Error('the guide is missing');
  const { href } = createRenderContext(home.text, pages, '/library');
  expect(href('./the%20desk.png')).toBe('data:image/png;base64,AAAA');
  expect(href('./other.png')).toBe('./other.png');
});

test('rejects an image that is too large', async () => {
  const { problems } = await loadImage(49 * 1024);
  expect(problems.map((problem) => `${formatPosition(problem)} ${problem.found}`)).toEqual([
    'content/guides/index.mdx:6:1 the image ./the%20desk.png of 49 kB',
  ]);
});

test.each(['/desk.png', '#desk'])(
  'rejects the image %s, which is not a file next to the text',
  async (url) => {
    const found = await mistakes({ 'guides/index.mdx': guide(`![The desk](${url})`) });
    expect(found).toEqual([
      `content/guides/index.mdx:6:1 the image ${url}, which starts with ${url.charAt(0)}`,
    ]);
  },
);
