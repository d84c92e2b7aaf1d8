import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Code, Heading, Root } from 'mdast';
import { type State, toHast } from 'mdast-util-to-hast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { toCodePanel } from '../code/code-panel';
import { type ComponentNode, readAttributes } from '../components/component';
import { vocabulary } from '../components/vocabulary';
import type { RenderContext } from '../model';
import { keepNamesWhole } from './keep-names-whole';
import { renderAddresses } from './render-addresses';
import { renderTable } from './render-table';

/** Renders a checked tree to HTML. */
export function renderHtml(tree: Root, context: RenderContext): string {
  let number = 0;
  const renderComponent = (state: State, node: ComponentNode): Element | ElementContent[] => {
    number += 1;
    const current = number;
    const component = vocabulary.get(node.name ?? '');
    const children = state.all(node);
    if (!component) return children;
    const element = component.toHast({
      attributes: readAttributes(node),
      children,
      context,
      number: current,
    });
    const isAlone = component.display === 'inline' && node.type === 'mdxJsxFlowElement';
    return isAlone ? h('p', element) : element;
  };
  const hast = toHast(tree, {
    handlers: {
      code: (_state: State, node: Code) => toCodePanel(node.value, node.lang ?? 'text', node.meta),
      heading: renderHeading,
      ...renderAddresses(context),
      table: renderTable,
      mdxJsxFlowElement: renderComponent,
      mdxJsxTextElement: renderComponent,
    },
  });
  keepNamesWhole(hast);
  return toHtml(hast);
}

/** Renders a heading, which is named by its words alone and not by its permalink. */
function renderHeading(state: State, node: Heading): Element {
  const id = node.data?.id;
  const words = toPlainText(node);
  return h(`h${node.depth}`, { id, ariaLabel: words }, [
    ...state.all(node),
    ' ',
    h('a', { className: 'anchor', href: `#${id}`, ariaLabel: `Link to ${words}` }),
  ]);
}
