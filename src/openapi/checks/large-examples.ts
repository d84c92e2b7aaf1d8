import type { Finding } from '../../problems/problem';
import { asObject, type OpenApiDocument } from '../document/document';
import { listOperations } from '../document/list-operations';
import { escapeKey } from '../document/pointer';
import { resolve } from '../document/reference';
import { isExampleTooLarge, listWritten } from '../examples/examples';
import type { Direction } from '../schema/direction';
import { settlePointer } from './settle-pointer';

/** Finds the bodies that pages show no example of, because every value of their schemas is too large. */
export function findLargeExamples(document: OpenApiDocument): Finding[] {
  const found = listBodies(document).flatMap(({ body, direction, pointer }) =>
    Object.entries(asObject(resolve(document, body).content)).flatMap(([type, value]) => {
      const media = asObject(value);
      const isShown = listWritten(document, media).length > 0;
      if (isShown || !isExampleTooLarge(document, media.schema, direction)) return [];
      return settlePointer(document, `${pointer}/content/${escapeKey(type)}/schema`);
    }),
  );
  // A body that several operations refer to is reported only once.
  return [...new Set(found)].map((pointer) => ({
    severity: 'warning',
    code: 'openapi/too-large-example',
    pointer,
    found: 'a schema whose smallest value is too large for an example',
    expected: 'a value that a reader can take in',
    fix: 'write an example, with an overlay if the document is generated; until then pages have none',
  }));
}

interface Body {
  body: unknown;
  direction: Direction;
  pointer: string;
}

function listBodies(document: OpenApiDocument): Body[] {
  return listOperations(document).flatMap(({ operation, pointer }): Body[] => [
    { body: operation.requestBody, direction: 'request', pointer: `${pointer}/requestBody` },
    ...Object.entries(asObject(operation.responses)).map(
      ([status, body]): Body => ({
        body,
        direction: 'response',
        pointer: `${pointer}/responses/${escapeKey(status)}`,
      }),
    ),
  ]);
}
