import type { Describable } from '../openapi/coverage/describable';
import { listDescriptions } from '../openapi/coverage/list-descriptions';
import type { OpenApiDocument } from '../openapi/document/document';
import { remember, rememberByObject } from '../text/remember';
import type { AreaPage, VersionPages } from './model';
import { findTagPointer, listShownPointers } from './shown-pointers';

/** How much of what an area shows is described. A part that several operations share counts once. */
export interface AreaCoverage {
  described: number;
  undescribed: Describable[];
}

/** Measures each area of a version, by slug. */
export function measureAreas({
  areas,
  operationsById,
  authored: { document },
}: VersionPages): ReadonlyMap<string, AreaCoverage> {
  return document ? measurerOf(areas)(document, operationsById) : new Map();
}

/** As long as the pages of areas are the same, so are those of operations, and the document. */
const measurerOf = rememberByObject((areas: readonly AreaPage[]) =>
  remember(
    (document: OpenApiDocument, operationsById: VersionPages['operationsById']) =>
      measure(areas, document, operationsById),
    () => '',
    1,
  ),
);

function measure(
  areas: readonly AreaPage[],
  document: OpenApiDocument,
  operationsById: VersionPages['operationsById'],
): ReadonlyMap<string, AreaCoverage> {
  const parts = listDescriptions(document).map((part) => ({ part, above: listAbove(part) }));
  return new Map(
    areas.map(({ slug, name, operationIds }) => {
      const operations = operationIds.flatMap((id) => operationsById.get(id)?.operation ?? []);
      const shown = new Set([
        ...listShownPointers(document, operations),
        findTagPointer(document, name),
      ]);
      const own = parts.filter(({ above }) => above.some((pointer) => shown.has(pointer)));
      const undescribed = own.filter(({ part }) => part.description === undefined);
      const described = own.length - undescribed.length;
      return [slug, { described, undescribed: undescribed.map(({ part }) => part) }];
    }),
  );
}

/** The pointers of a part and of the parts that contain it. */
function listAbove({ pointer }: Describable): string[] {
  const keys = pointer.split('/');
  return keys.slice(1).map((_, index) => keys.slice(0, index + 2).join('/'));
}
