import type { Nodes, Root } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { isComponentNode, readAttributes } from '../components/component';
import type { OperationMention, PictureUse, ProseImage, ProseLink } from '../model';
import { positionOf } from '../position';

/** Lists the nodes of a text in order. `visit` of unist names a function for each node, which takes far longer. */
function listNodes(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(listNodes)] : [node];
}

/** Lists the links of a text in order, including link definitions, but not those of images. */
export function readLinks(tree: Root): ProseLink[] {
  const nodes = listNodes(tree);
  const imageReferences = listReferred(nodes, 'imageReference');
  const linkReferences = listReferred(nodes, 'linkReference');
  return nodes.flatMap((node): ProseLink[] => {
    if (node.type !== 'link' && node.type !== 'definition') return [];
    if (node.type === 'definition') {
      const { identifier } = node;
      if (imageReferences.has(identifier) && !linkReferences.has(identifier)) return [];
    }
    const { url } = node;
    return [{ url, text: toPlainText(node), ...positionOf(node) }];
  });
}

/** Lists the operations that a text mentions with `<Operation id="…" />`. */
export function readMentions(tree: Root): OperationMention[] {
  return listNodes(tree).flatMap((node) => {
    const id = readMention(node);
    return id === undefined ? [] : [{ id, ...positionOf(node) }];
  });
}

/** Returns the id of an `<Operation id="…" />`; undefined for any other node. */
export function readMention(node: { type: string }): string | undefined {
  return isComponentNode(node) && node.name === 'Operation' ? readAttributes(node).id : undefined;
}

/** Lists the names of the components that a text uses, as often as it uses them. */
export function listComponents(tree: Root): string[] {
  return listNodes(tree).flatMap((node) => (isComponentNode(node) && node.name) || []);
}

/** Lists the pictures that a text shows with one of the two components for them. */
export function readPictures(tree: Root, component: 'Figure' | 'Screenshot'): PictureUse[] {
  return listNodes(tree).flatMap((node) => {
    if (!isComponentNode(node) || node.name !== component) return [];
    const { src, alt = '', caption } = readAttributes(node);
    return src === undefined ? [] : [{ src, alt, caption, ...positionOf(node) }];
  });
}

/** Returns true for an address that is relative to the text. */
export function isRelative(url: string): boolean {
  return !/^([a-z][a-z\d+.-]*:|[/#])/i.test(url);
}

/** Lists the images of a text in order. The position of an image by reference is that of its definition. */
export function readImages(tree: Root): ProseImage[] {
  const nodes = listNodes(tree);
  const referred = listReferred(nodes, 'imageReference');
  return nodes.flatMap((node): ProseImage[] =>
    node.type === 'image' || (node.type === 'definition' && referred.has(node.identifier))
      ? [{ url: node.url, ...positionOf(node) }]
      : [],
  );
}

/** Lists the definitions that one kind of reference uses. */
function listReferred(
  nodes: readonly Nodes[],
  type: 'imageReference' | 'linkReference',
): Set<string> {
  return new Set(nodes.flatMap((node) => (node.type === type ? node.identifier : [])));
}
