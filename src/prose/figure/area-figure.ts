import type { Root } from 'mdast';
import type { AreaFigure } from '../../openapi/model';
import { renderHtml } from '../render/render-html';
import { renderMarkdown } from '../render/render-markdown';

/** Renders an area's figure to HTML; `read` returns the SVG text of a drawing. */
export function drawAreaFigure(
  figure: AreaFigure,
  read: (name: string) => string | undefined,
): string {
  return renderHtml(toTree(figure), { ...withoutLinks, figure: read });
}

/** Renders an area's figure to Markdown, in the same form as figures of guides. */
export function describeAreaFigure(figure: AreaFigure): string {
  return renderMarkdown(toTree(figure), withoutLinks);
}

const withoutLinks = {
  href: (url: string) => url,
  operation: () => undefined,
  screenshot: () => undefined,
};

function toTree(figure: AreaFigure): Root {
  const attributes = Object.entries(figure).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }));
  return {
    type: 'root',
    children: [{ type: 'mdxJsxFlowElement', name: 'Figure', attributes, children: [] }],
  };
}
