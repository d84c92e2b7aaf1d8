import type { Paragraph, PhrasingContent } from 'mdast';

/** A paragraph of its own in bold type. It labels what follows without being a heading of the page. */
export function boldLine(content: PhrasingContent): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [content] }] };
}
