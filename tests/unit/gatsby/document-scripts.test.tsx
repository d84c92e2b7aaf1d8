import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { arrangeScripts } from '../../../src/gatsby/document-scripts';
import { pageLoader } from '../../../src/gatsby/inline-scripts';

const inline = (key: string, text: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby writes it
  <script key={key} dangerouslySetInnerHTML={{ __html: text }} />
);

/** What Gatsby 5.16 puts behind a page, with the JSON block of gatsby-ssr. */
const scripts = [
  inline('page-data', '{"componentChunkName":"component---guide"}'),
  inline('script-loader', 'window.___webpackCompilationHash="ab12";'),
  inline(
    'chunk-mapping',
    'window.___chunkMapping={"component---guide":["/component---guide-1.js"]};',
  ),
  <script key="app" src="/library/app-2.js" async />,
];
const html = renderToStaticMarkup(arrangeScripts(scripts, '/library'));

test('leaves the data and one inline script, which is the same in every page', () => {
  const inlines = [...html.matchAll(/<script([^>]*)>([^<]+)<\/script>/g)];
  expect(inlines.map(([, attributes, text]) => [attributes, text])).toEqual([
    ['', '{"componentChunkName":"component---guide"}'],
    [' data-hash="ab12"', pageLoader],
  ]);
});

test("loads the bundle, then the template's own chunk, in this order", () => {
  expect(html.match(/<script[^>]* src="[^"]*"[^>]*>/g)).toEqual([
    '<script src="/library/app-2.js" defer="">',
    '<script src="/library/component---guide-1.js" defer="">',
  ]);
});
