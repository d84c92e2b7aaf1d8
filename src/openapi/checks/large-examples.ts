import type { Finding } from '../../problems/problem';
import type { OpenApiDocument } from '../document/document';
import { listParts } from '../document/list-parts';
import { listWritten, makeOnce } from '../examples/examples';
import { sendersAt } from '../schema/relax-required';

/** Finds the bodies that pages show no example of, because every value of their schemas is too large. */
export function findLargeExamples(document: OpenApiDocument): Finding[] {
  const found = listParts(document).filter(({ kind, pointer, value }) => {
    if (kind !== 'media type' || listWritten(document, value).length > 0) return false;
    return sendersAt(pointer).some((sender) => makeOnce(document, value.schema, sender).isTooLarge);
  });
  return found.map(({ pointer }) => ({
    severity: 'warning',
    code: 'openapi/too-large-example',
    pointer: `${pointer}/schema`,
    found: 'a schema whose smallest value is too large for an example',
    expected: 'a value that a reader can take in',
    fix: 'write an example, with an overlay if the document is generated; until then pages have none',
  }));
}
