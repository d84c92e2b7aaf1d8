import type { Api } from '../../openapi/model';
import { toSlug } from '../../text/slug';
import type { ChangeGroup, ListedChange } from '../model';

/** Groups the changes of an entry: what breaks callers first, then by area in the order of the API, then the rest. */
export function groupChanges(
  changes: readonly ListedChange[],
  api: Pick<Api, 'areas' | 'operations'> | undefined,
): ChangeGroup[] {
  const areas = api?.areas ?? [];
  const areaOf = new Map(api?.operations.map(({ id, area }) => [id, area]));
  const slugOf = (listed: ListedChange) => findArea(listed, areaOf);
  const indexOf = (listed: ListedChange) => {
    const index = areas.findIndex(({ slug }) => slug === slugOf(listed));
    return index < 0 ? areas.length : index;
  };
  const ordered = [...changes].sort((a, b) => indexOf(a) - indexOf(b));
  const breaking = ordered.filter((each) => each.breaking);
  const others = ordered.filter((each) => !each.breaking);
  const groups = [
    { title: 'Breaking changes', isBreaking: true, changes: breaking },
    ...areas.map(({ title, route, slug }) => ({
      title,
      route,
      isBreaking: false,
      changes: others.filter((each) => slugOf(each) === slug),
    })),
    {
      title: 'Several areas',
      isBreaking: false,
      changes: others.filter((each) => indexOf(each) === areas.length),
    },
  ];
  return groups.filter((group) => group.changes.length > 0);
}

/** The slug of the only area that a change concerns; undefined for none or several. */
function findArea(
  { change }: ListedChange,
  areaOf: ReadonlyMap<string, string>,
): string | undefined {
  const { operation, operations, area } = change;
  const own = operation === undefined ? undefined : areaOf.get(operation);
  if (own !== undefined) return own;
  if (area !== undefined) return toSlug(area);
  const slugs = new Set(operations.flatMap((id) => areaOf.get(id) ?? []));
  return slugs.size === 1 ? [...slugs][0] : undefined;
}
