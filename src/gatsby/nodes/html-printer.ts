import { toHtml } from 'hast-util-to-html';
import { findImageFile } from '../../content/files/read-images';
import { resolveLink } from '../../navigation/resolve-link';
import { mapTexts } from '../../openapi/map-texts';
import type { AreaFigure } from '../../openapi/model';
import type { VersionPages, WrittenText } from '../../page-models/model';
import type { Html } from '../../page-models/views';
import { addressScreenshot } from '../../prose/figure/address-screenshot';
import { drawAreaFigure } from '../../prose/figure/area-figure';
import { markTerms, type TermMarks } from '../../prose/glossary/mark-terms';
import type { Prose, RenderContext } from '../../prose/model';
import {
  renderDescription,
  renderLead,
  renderSections,
} from '../../prose/render/render-description';
import { renderHtml } from '../../prose/render/render-html';
import { remember, rememberByAnswers } from '../../text/remember';

/** Renders the texts of the pages of one version to HTML with the site's addresses. */
export interface HtmlPrinter {
  /** Renders every Markdown text in a part of a page model, at any depth. */
  printTexts<Part>(part: Part): Part;
  /** Renders a Markdown description. */
  printDescription(markdown: string): Html;
  /** Renders the first paragraph of a Markdown description, and what follows it. */
  printLead(markdown: string): { lead: Html; rest: Html };
  /** Renders the description of the API, to whose headings others link. */
  printSections(markdown: string): Html;
  /** Renders a guide or note. */
  printProse(text: WrittenText): Html;
  /** Plain text. */
  printWords(words: string): Html;
  /** Renders the figure of an area. */
  printFigure(figure: AreaFigure): Html;
}

const describe = remember(
  (markdown: string, prefix: string) =>
    renderDescription(markdown, (url) => addPrefix(url, prefix)),
  (markdown, prefix) => `${prefix} ${markdown}`,
);

const lead = remember(
  (markdown: string, prefix: string) => renderLead(markdown, (url) => addPrefix(url, prefix)),
  (markdown, prefix) => `${prefix} ${markdown}`,
);

/** What the HTML of a text depends on besides the text. */
interface ProseContext extends RenderContext, Omit<TermMarks, 'glossary' | 'glossaryRoute'> {
  /** Undefined for a text whose terms are not marked. */
  readGlossary(): TermMarks['glossary'] | undefined;
  readGlossaryRoute(): TermMarks['glossaryRoute'];
}

const renderProse = rememberByAnswers((tree: Prose['tree'], context: ProseContext) => {
  const glossary = context.readGlossary();
  if (!glossary) return renderHtml(tree, context);
  const glossaryRoute = context.readGlossaryRoute();
  return renderHtml(markTerms(tree, { ...context, glossary, glossaryRoute }), context);
});

function createProseContext(text: WrittenText, pages: VersionPages, prefix: string): ProseContext {
  const { terms } = text;
  return {
    ...createRenderContext(text, pages, prefix),
    readGlossary: () => terms?.glossary,
    readGlossaryRoute: () => terms?.glossaryRoute ?? '',
    isMarked: (entry) => terms?.isMarked(entry) ?? false,
    routeOf: (url) => terms?.routeOf(url),
    titleOf: (route) => terms?.titleOf(route),
  };
}

function addPrefix(url: string, prefix: string): string {
  return url.startsWith('/') ? prefix + url : url;
}

/** Creates the printer of one version. `prefix` is the site's, for addresses. */
export function createHtmlPrinter(pages: VersionPages, prefix: string): HtmlPrinter {
  const readFigure = (name: string) => pages.authored.figures.get(name);
  const printDescription = (markdown: string) => describe(markdown, prefix);
  return {
    printDescription,
    printLead: (markdown) => lead(markdown, prefix),
    printSections: (markdown) => renderSections(markdown, (url) => addPrefix(url, prefix)),
    printTexts: (part) => mapTexts(part, printDescription),
    printProse: (text) => renderProse(text.tree, createProseContext(text, pages, prefix)),
    printWords: (value) => toHtml({ type: 'text', value }),
    printFigure: (figure) => drawAreaFigure(figure, readFigure),
  };
}

/** Creates the context for rendering a text: how its links, images, operations, figures and screenshots are resolved. */
export function createRenderContext(
  { linkSource, source }: WrittenText,
  { authored, mentioned, movedRoutes }: VersionPages,
  prefix: string,
): RenderContext {
  const { figures, images, screenshots } = authored;
  return {
    href(url) {
      if (url.startsWith('#')) return url;
      const link = resolveLink(url, linkSource);
      if (link.kind !== 'page') return images.get(findImageFile(source, url) ?? '') ?? url;
      const query = link.query === undefined ? '' : `?${link.query}`;
      const route = movedRoutes.get(link.route) ?? link.route;
      return prefix + route + query + (link.hash && `#${link.hash}`);
    },
    operation: (id) => mentioned.get(id),
    figure: (name) => figures.get(name),
    screenshot: (name) => addressScreenshot(screenshots.get(name), prefix),
  };
}
