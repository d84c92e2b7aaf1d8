import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepUsedStyle, linkWholeStyle } from '../../../../src/gatsby/document/style/page-style';

const css = 'p{top:0}.a{top:0}.b{top:0}.button{top:0}';
const attributes = {
  'data-href': '/library/styles.12ab.css',
  'data-identity': 'gatsby-global-css',
};
/** The head as Gatsby 5.16 writes it, with the site's own elements around the style. */
const head: ReactNode[] = [
  false,
  <style key="layers">@layer a;</style>,
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby writes it
  <style key="global" {...attributes} dangerouslySetInnerHTML={{ __html: css }} />,
  <style key="last">{'i{top:0}'}</style>,
];

test('a page has the rules that it needs, at the place of those of the site', () => {
  const used = keepUsedStyle(head, '<p class="a">Text</p>');
  expect(renderToStaticMarkup(used)).toBe(
    '<style>@layer a;</style><style data-page="true">p{top:0}.a{top:0}.button{top:0}</style><style>i{top:0}</style>',
  );
});

test('the style of the site is linked to in a way that nothing waits for, and for readers without scripts', () => {
  expect(renderToStaticMarkup(linkWholeStyle(head))).toBe(
    '<link rel="stylesheet" href="/library/styles.12ab.css" media="print" data-whole="true"/>' +
      '<noscript><link rel="stylesheet" href="/library/styles.12ab.css"/></noscript>',
  );
});

test('a head without the style of the site is left alone', () => {
  const [, layers] = head;
  expect(keepUsedStyle([layers], '<p>')).toEqual([layers]);
  expect(linkWholeStyle([layers])).toEqual([]);
});
