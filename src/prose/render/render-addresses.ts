import { h } from 'hastscript';
import type { Definition, Image, ImageReference, Link, LinkReference } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import type { RenderContext } from '../model';

function findDefinition(state: State, { identifier }: LinkReference | ImageReference) {
  return state.definitionById.get(identifier.toUpperCase());
}

/** Creates the handlers for links and images, inline or by reference, which convert addresses to those of the site. */
export function renderAddresses({ href }: RenderContext) {
  const toLink = (state: State, node: Link | LinkReference, { url, title }: Link | Definition) =>
    h('a', { href: href(url), title, ...node.data?.hProperties }, state.all(node));
  const toImage = (node: Image | ImageReference, { url, title }: Image | Definition) =>
    h('img', { src: href(url), alt: node.alt ?? '', title });
  return {
    link: (state: State, node: Link) => toLink(state, node, node),
    linkReference(state: State, node: LinkReference) {
      const definition = findDefinition(state, node);
      return definition ? toLink(state, node, definition) : state.all(node);
    },
    image: (_state: State, node: Image) => toImage(node, node),
    imageReference(state: State, node: ImageReference) {
      const definition = findDefinition(state, node);
      return definition && toImage(node, definition);
    },
  };
}
