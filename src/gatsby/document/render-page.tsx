import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';

/**
 * Renders a page in one go and takes its head at once. Gatsby would render several pages by turns,
 * and react-helmet, which keeps one head for the whole process, would mix them up.
 */
export function renderPage({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): void {
  replaceBodyHTMLString(renderToString(bodyComponent));
  const { title, meta, link } = Helmet.renderStatic();
  setHeadComponents([title.toComponent(), meta.toComponent(), link.toComponent()]);
}
