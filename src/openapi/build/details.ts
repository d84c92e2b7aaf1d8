import { writeLinkTo } from '../../text/inline-markdown';
import { asObject, asText } from '../document/document';
import type { Text } from '../text';

/** Joins blocks of Markdown; undefined if there are none. */
export function joinBlocks(blocks: readonly (Text | undefined | '')[]): Text | undefined {
  const given = blocks.filter(Boolean);
  return given.length > 0 ? given.join('\n\n') : undefined;
}

/** Links to further documentation (OpenAPI, External Documentation Object). */
export function describeDocs(externalDocs: unknown): Text | undefined {
  const { url, description } = asObject(externalDocs);
  const address = asText(url);
  return address && `More: ${writeLinkTo(address, asText(description))}`;
}
