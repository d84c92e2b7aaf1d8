import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';

/**
 * Renders a page synchronously and reads its head immediately. Gatsby would render several pages
 * concurrently, and react-helmet, which has one head for the whole process, would mix them up.
 */
export function renderPage({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}: ReplaceRendererArgs): void {
  replaceBodyHTMLString(renderToString(bodyComponent));
  const { title, meta, link, noscript, htmlAttributes } = Helmet.renderStatic();
  setHeadComponents([title, meta, link, noscript].map((part) => part.toComponent()));
  setHtmlAttributes(htmlAttributes.toComponent());
}
