import type { Content } from '../../content/model';

let held: Content | undefined;

/** Keeps the content of the last good reading for the later steps of the build. */
export function holdContent(content: Content): void {
  held = content;
}

/** The content that the nodes were made from. */
export function getContent(): Content {
  if (!held) throw new Error('The content has not been read yet: sourceNodes comes first.');
  return held;
}
