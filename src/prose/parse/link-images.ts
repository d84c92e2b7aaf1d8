import type { Image, ImageReference, Link, LinkReference, Nodes, Parents, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

type AnyImage = Image | ImageReference;

/** Replaces the images of a tree with links that have their alternative text, in place; returns whether it has any. */
export function linkImages(tree: Root): boolean {
  let hasImages = false;
  visit(tree, (node: Nodes, index: number | undefined, parent: Parents | undefined) => {
    if (!isImage(node) || !parent || index === undefined) return undefined;
    hasImages = true;
    parent.children[index] = toLink(node);
    return SKIP;
  });
  if (hasImages) visit(tree, ['link', 'linkReference'], unlinkWithin);
  return hasImages;
}

function isImage(node: Nodes): node is AnyImage {
  return node.type === 'image' || node.type === 'imageReference';
}

function toLink(image: AnyImage): Link | LinkReference {
  const children: Text[] = [{ type: 'text', value: image.alt || 'Image' }];
  return image.type === 'image'
    ? { type: 'link', url: image.url, title: image.title ?? null, children }
    : { ...image, type: 'linkReference', children };
}

/** A link around an image leads where it did, and not to the image. */
function unlinkWithin(outer: Nodes): void {
  visit(outer, (node, index, parent) => {
    if (!parent || index === undefined || (node.type !== 'link' && node.type !== 'linkReference'))
      return;
    parent.children.splice(index, 1, ...node.children);
  });
}
