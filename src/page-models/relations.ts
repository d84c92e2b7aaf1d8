import type { Area, Operation } from '../openapi/model';
import { buildLifeCycle } from './area-page';
import { compareBodies } from './compare-bodies';
import type { OperationPage } from './model';
import { type PageSources, toReference } from './page-sources';

/** Finds what relates an operation to others: its create operation, its life cycle, and its area. */
export function buildRelations(
  operation: Operation,
  sources: PageSources,
): Pick<OperationPage, 'comparison' | 'lifeCycle' | 'related'> {
  const area = sources.areas.get(operation.area);
  const comparison = compareWithCreator(operation, sources);
  return {
    ...(comparison && { comparison }),
    lifeCycle: (area ? buildLifeCycle(area, sources) : []).map(({ description: _, ...step }) => ({
      ...step,
      isCurrent: step.operationIds.includes(operation.id),
    })),
    related: sources.listOperations(area ? listRelated(operation.id, area) : []).map(toReference),
  };
}

/** Compares the fields of `UpdateX` with those of `CreateX`. */
function compareWithCreator(
  operation: Operation,
  { listOperations }: PageSources,
): OperationPage['comparison'] {
  const thing = /^Update(.+)$/.exec(operation.id)?.[1];
  const [creator] = thing ? listOperations([`Create${thing}`]) : [];
  const differences = creator && compareBodies(operation, creator);
  return differences && { creator: toReference(creator), differences };
}

/** More would not help readers, and would repeat a large area on each of its pages. */
const maxRelated = 30;

/** Lists the other operations of the area. In a large area, lists the nearest ones of the same group. */
function listRelated(id: string, { operationIds, groups }: Area): string[] {
  const group = groups.find((each) => each.operationIds.includes(id));
  const isLarge = operationIds.length > maxRelated + 1;
  const ids = isLarge && group ? group.operationIds : operationIds;
  const lastStart = ids.length - maxRelated - 1;
  const start = Math.max(0, Math.min(ids.indexOf(id) - maxRelated / 2, lastStart));
  return ids.slice(start, start + maxRelated + 1).filter((other) => other !== id);
}
