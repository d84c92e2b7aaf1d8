import { isStructure } from '../../text/written-number';
import { isXml } from '../build/media-type';
import type { OpenApiDocument } from '../document/document';
import { writeXml } from './write-xml';

/** A value as it is sent in a media type: an object or list becomes a text in XML, all else stays as it is. */
export function encodeValue(
  document: OpenApiDocument,
  type: string,
  schema: unknown,
  value: unknown,
): unknown {
  return isXml(type) && isStructure(value) ? writeXml(document, schema, value) : value;
}
