import { toHtml } from 'hast-util-to-html';
import { findImageFile } from '../../content/files/read-images';
import { resolveLink } from '../../navigation/resolve-link';
import type { AreaFigure } from '../../openapi/model';
import { mapTexts } from '../../page-models/map-texts';
import type { VersionPages, WrittenText } from '../../page-models/model';
import type { Html } from '../../page-models/views';
import { drawAreaFigure } from '../../prose/figure/area-figure';
import type { RenderContext } from '../../prose/model';
import { renderDescription } from '../../prose/render/render-description';
import { renderHtml } from '../../prose/render/render-html';
import { remember } from '../../text/remember';

/** Renders the texts of the pages of one version to HTML with the site's addresses. */
export interface HtmlPrinter {
  /** Renders every Markdown text in a part of a page model, at any depth. */
  printTexts<Part>(part: Part): Part;
  /** Renders a Markdown description. */
  printDescription(markdown: string): Html;
  /** Renders a guide or note. */
  printProse(text: WrittenText): Html;
  /** Plain text. */
  printWords(words: string): Html;
  /** Renders the figure of an area. */
  printFigure(figure: AreaFigure): Html;
}

const describe = remember(
  (markdown: string, prefix: string) =>
    renderDescription(markdown, (url) => (url.startsWith('/') ? prefix + url : url)),
  (markdown, prefix) => `${prefix} ${markdown}`,
);

/** Creates the printer of one version. `prefix` is the site's, for addresses. Await `loadGrammars` first. */
export function createHtmlPrinter(pages: VersionPages, prefix: string): HtmlPrinter {
  const readFigure = (name: string) => pages.authored.figures.get(name);
  const printDescription = (markdown: string) => describe(markdown, prefix);
  return {
    printDescription,
    printTexts: (part) => mapTexts(part, printDescription),
    printProse: (text) => renderHtml(text.tree, createRenderContext(text, pages, prefix)),
    printWords: (value) => toHtml({ type: 'text', value }),
    printFigure: (figure) => drawAreaFigure(figure, readFigure),
  };
}

/** Creates the context for rendering a text: how its links, images, operations and figures are resolved. */
export function createRenderContext(
  { linkSource, source }: WrittenText,
  { authored, operationsById }: VersionPages,
  prefix: string,
): RenderContext {
  const { figures, images } = authored;
  return {
    href(url) {
      if (url.startsWith('#')) return url;
      const link = resolveLink(url, linkSource);
      if (link.kind !== 'page') return images.get(findImageFile(source, url) ?? '') ?? url;
      const query = link.query === undefined ? '' : `?${link.query}`;
      return prefix + link.route + query + (link.hash && `#${link.hash}`);
    },
    operation: (id) => operationsById.get(id)?.operation,
    figure: (name) => figures.get(name),
  };
}
