import { type Describable, listDescriptions } from '../openapi/coverage/list-descriptions';
import type { OpenApiDocument } from '../openapi/document/document';
import type { Api } from '../openapi/model';
import { rememberByObject } from '../text/remember';
import type { AuthoredVersion } from './authored-version';
import { findTagPointer, listShownPointers } from './shown-pointers';

/** How much of what an area shows is described. A part that several operations share counts once. */
export interface AreaCoverage {
  described: number;
  undescribed: Describable[];
}

/** Measures each area of a version, by slug. */
export function measureAreas({
  api,
  document,
}: Pick<AuthoredVersion, 'api' | 'document'>): ReadonlyMap<string, AreaCoverage> {
  return api && document ? measurerOf(document)(api) : new Map();
}

/** After a save of a guide, the interface is the same. */
const measurerOf = rememberByObject((document: OpenApiDocument) =>
  rememberByObject((api: Api) => measure(document, api)),
);

function measure(
  document: OpenApiDocument,
  { areas, operations }: Api,
): ReadonlyMap<string, AreaCoverage> {
  const parts = listDescriptions(document).map((part) => ({ part, above: listAbove(part) }));
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return new Map(
    areas.map(({ slug, name, operationIds }) => {
      const listed = operationIds.flatMap((id) => byId.get(id) ?? []);
      const shown = new Set([
        ...listShownPointers(document, listed),
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
