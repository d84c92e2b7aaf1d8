import type { PartAddress } from '../../openapi/changes/change';
import type { PartNames } from '../../openapi/changes/describe-part';
import type { Api, Operation } from '../../openapi/model';
import { toSlug } from '../../text/slug';
import { locatorOf } from './locate-parts';

/** Creates the names and routes of the parts of a version, for the texts of its changelog. */
export function createPartNames(api: Api | undefined): Required<PartNames> {
  const operations = new Map(api?.operations.map((each) => [each.id, each]));
  const areas = new Map(api?.areas.map((each) => [each.slug, each.route]));
  const locate = (operation: Operation, part: PartAddress): string | undefined => {
    const [anchor] = locatorOf(operation)(part);
    return anchor === undefined ? undefined : toAddress(operation.route, anchor);
  };
  return {
    titleOf: (id) => operations.get(id)?.title,
    routeOf(part) {
      const { type, operation: id, area } = part;
      if (type !== undefined) {
        return firstOf(api?.operations ?? [], (operation) => locate(operation, part));
      }
      if (id === undefined) {
        return area === undefined ? undefined : areas.get(toSlug(area));
      }
      const operation = operations.get(id);
      return operation && locate(operation, part);
    },
  };
}

/** Creates the names of parts for the page of one operation, which links only to its own parts. */
export function createOwnNames(operation: Operation, { titleOf }: Required<PartNames>): PartNames {
  return {
    titleOf,
    routeOf(part) {
      if (part.type === undefined && part.operation !== operation.id) return undefined;
      const [anchor] = locatorOf(operation)(part);
      return anchor ? `#${anchor}` : undefined;
    },
  };
}

function toAddress(route: string, anchor: string): string {
  return anchor === '' ? route : `${route}#${anchor}`;
}

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
