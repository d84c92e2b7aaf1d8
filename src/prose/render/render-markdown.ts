import type { Code, Definition, Image, PhrasingContent, Root, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { parseCodeMeta } from '../code/code-meta';
import { boldLine, type ComponentNode, readAttributes, toPhrasing } from '../components/component';
import { vocabulary } from '../components/vocabulary';
import { isRelative } from '../extract/references';
import type { MarkdownContext } from '../model';
import { markdownOptions } from './markdown-options';

interface Page {
  context: MarkdownContext;
  definitions: ReadonlyMap<string, Definition>;
}

/**
 * Renders a checked tree to Markdown (GFM) without components, ending with one line break. Anchors
 * of the page itself are unchanged; every other address comes from `context.href`. The tree is not
 * modified.
 */
export function renderMarkdown(tree: Root, context: MarkdownContext): string {
  const page = { context, definitions: readDefinitions(tree) };
  const plain: Root = { type: 'root', children: toPlain(tree.children, page) };
  return toMarkdown(plain, markdownOptions) || '\n';
}

/** Reads the definitions of links and images. The first with a given name is used, as in HTML. */
function readDefinitions(tree: Root): Page['definitions'] {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node: Definition) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}

function toPlain(nodes: RootContent[], page: Page): RootContent[] {
  return nodes.flatMap((node) => toPlainNode(node, page));
}

/** Converts a node to one without components, references and source addresses, without modifying it. */
function toPlainNode(node: RootContent, page: Page): RootContent[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return toPlainComponent(node, page);
    case 'code':
      return toPlainCode(node);
    case 'link':
      return [{ ...node, url: toAddress(node.url, page), children: toPlainPhrasing(node, page) }];
    case 'image':
      return toPlainImage(node.url, node, page);
    case 'linkReference': {
      const children = toPlainPhrasing(node, page);
      const definition = page.definitions.get(node.identifier);
      if (!definition) return children;
      const { url, title } = definition;
      return [{ type: 'link', url: toAddress(url, page), title, children }];
    }
    case 'imageReference': {
      const definition = page.definitions.get(node.identifier);
      if (!definition) return [];
      return toPlainImage(definition.url, { title: definition.title, alt: node.alt }, page);
    }
    case 'definition':
      return [];
    default:
      return 'children' in node
        ? [{ ...node, children: toPlain(node.children, page) } as RootContent]
        : [node];
  }
}

/** An image with a relative path is embedded in its page, so Markdown has no file to link to. */
function toPlainImage(
  url: string,
  { title, alt }: Pick<Image, 'title' | 'alt'>,
  page: Page,
): RootContent[] {
  return isRelative(url)
    ? [{ type: 'emphasis', children: toPhrasing(`Image: ${alt}`) }]
    : [{ type: 'image', url: toAddress(url, page), title, alt }];
}

function toPlainPhrasing({ children }: { children: PhrasingContent[] }, page: Page) {
  return toPlain(children, page) as PhrasingContent[];
}

function toAddress(url: string, { context }: Page): string {
  return url.startsWith('#') ? url : context.href(url);
}

function toPlainComponent(node: ComponentNode, page: Page): RootContent[] {
  const component = vocabulary.get(node.name ?? '');
  const children = toPlain(node.children, page);
  if (!component) return children;
  const content = component.toMarkdown({
    attributes: readAttributes(node),
    children,
    context: page.context,
  });
  const isAlone = component.display === 'inline' && node.type === 'mdxJsxFlowElement';
  return isAlone ? [{ type: 'paragraph', children: content as PhrasingContent[] }] : content;
}

/**
 * Converts a code block: only its language is kept, because no other renderer understands the options
 * after it. A block with added or removed lines becomes a diff.
 */
function toPlainCode(node: Code): RootContent[] {
  const { title, inserted, deleted } = parseCodeMeta(node.meta);
  const sign = (line: number) => (inserted.has(line) ? '+' : deleted.has(line) ? '-' : ' ');
  const isDiff = inserted.size > 0 || deleted.size > 0;
  const lines = node.value.split('\n').map((line, index) => `${sign(index + 1)} ${line}`.trimEnd());
  const code: Code = {
    ...node,
    meta: null,
    ...(isDiff && { lang: 'diff', value: lines.join('\n') }),
  };
  return title ? [boldLine({ type: 'inlineCode', value: title }), code] : [code];
}
