import type { ImageReference, LinkReference, Root } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isComponentNode, readAttributes } from '../components/component';
import type { OperationMention, PictureUse, ProseImage, ProseLink } from '../model';
import { positionOf } from '../position';

/** Lists the links of a text in order, including link definitions, but not those of images. */
export function readLinks(tree: Root): ProseLink[] {
  const links: ProseLink[] = [];
  const imageReferences = listReferred(tree, 'imageReference');
  const linkReferences = listReferred(tree, 'linkReference');
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    if (node.type === 'definition') {
      const { identifier } = node;
      if (imageReferences.has(identifier) && !linkReferences.has(identifier)) return;
    }
    const { url } = node;
    links.push({ url, text: toPlainText(node), ...positionOf(node) });
  });
  return links;
}

/** Lists the operations that a text mentions with `<Operation id="…" />`. */
export function readMentions(tree: Root): OperationMention[] {
  const mentions: OperationMention[] = [];
  visit(tree, (node) => {
    const id = readMention(node);
    if (id !== undefined) mentions.push({ id, ...positionOf(node) });
  });
  return mentions;
}

/** Returns the id of an `<Operation id="…" />`; undefined for any other node. */
export function readMention(node: { type: string }): string | undefined {
  return isComponentNode(node) && node.name === 'Operation' ? readAttributes(node).id : undefined;
}

/** Lists the names of the components that a text uses, as often as it uses them. */
export function listComponents(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, (node) => {
    if (isComponentNode(node) && node.name) names.push(node.name);
  });
  return names;
}

/** Lists the pictures that a text shows with one of the two components for them. */
export function readPictures(tree: Root, component: 'Figure' | 'Screenshot'): PictureUse[] {
  const uses: PictureUse[] = [];
  visit(tree, (node) => {
    if (!isComponentNode(node) || node.name !== component) return;
    const { src, alt = '', caption } = readAttributes(node);
    if (src !== undefined) uses.push({ src, alt, caption, ...positionOf(node) });
  });
  return uses;
}

/** Returns true for an address that is relative to the text. */
export function isRelative(url: string): boolean {
  return !/^([a-z][a-z\d+.-]*:|[/#])/i.test(url);
}

/** Lists the images of a text in order. The position of an image by reference is that of its definition. */
export function readImages(tree: Root): ProseImage[] {
  const images: ProseImage[] = [];
  const referred = listReferred(tree, 'imageReference');
  visit(tree, (node) => {
    if (node.type !== 'image' && !(node.type === 'definition' && referred.has(node.identifier))) {
      return;
    }
    const { url } = node;
    images.push({ url, ...positionOf(node) });
  });
  return images;
}

/** Lists the definitions that one kind of reference uses. */
function listReferred(tree: Root, type: 'imageReference' | 'linkReference'): Set<string> {
  const referred = new Set<string>();
  visit(tree, type, (node: ImageReference | LinkReference) => {
    referred.add(node.identifier);
  });
  return referred;
}
