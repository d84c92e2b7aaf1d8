import type { PointedFinding } from '../../problems/problem';
import { asObject, type OpenApiDocument } from '../document/document';
import { isName, listEntries } from '../document/list-entries';

/** Parts of OpenAPI documents that no page shows, with a pattern for their pointers. */
const unshown = {
  webhooks: /^\/webhooks$/,
  callbacks: /^\/(paths|components\/pathItems)\/[^/]+\/[^/]+\/callbacks$/,
  links: /\/responses\/[^/]+\/links$/,
};

/** Finds the first part of each kind that no page shows. */
export function findUnshownParts(document: OpenApiDocument): PointedFinding[] {
  const { paths, components, webhooks } = document;
  const entries = listEntries({ paths, components, webhooks }, '');
  return Object.entries(unshown).flatMap(([kind, pattern]) => {
    const first = entries.find(
      (entry) =>
        pattern.test(entry.pointer) &&
        !isName(entry) &&
        Object.keys(asObject(entry.value)).length > 0,
    );
    if (!first) return [];
    return [
      {
        code: 'openapi/unshown-part',
        pointer: first.pointer,
        found: `${kind}, which no page shows`,
        expected: 'parts of an interface that pages show',
        fix: 'describe them in a guide; the published document contains them',
      },
    ];
  });
}
