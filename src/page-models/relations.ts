import type { Area, Operation } from '../openapi/model';
import { buildLifeCycle } from './area-page';
import { compareBodies } from './compare-bodies';
import type { OperationPage } from './model';
import { linkToOperation, type PageSources, toLink } from './page-sources';

/** Finds what relates an operation to others: its create operation, its life cycle, and its area. */
export function buildRelations(
  operation: Operation,
  sources: PageSources,
): Pick<OperationPage, 'comparison' | 'lifeCycle' | 'related'> {
  const area = sources.areas.get(operation.area);
  const related = sources.listOperations(area ? listRelated(operation.id, area) : []);
  return {
    comparison: compareWithCreator(operation, sources),
    lifeCycle: area && related.length > 0 ? listSteps(operation, area, sources) : [],
    related: related.map(linkToOperation),
  };
}

/** Lists the steps in the life cycle of an area, if the operation performs one of them. */
function listSteps(
  { id }: Operation,
  area: Area,
  sources: PageSources,
): OperationPage['lifeCycle'] {
  const steps = buildLifeCycle(area, sources).map(({ states, operations, operationIds }) => ({
    states,
    operations,
    isCurrent: operationIds.includes(id),
  }));
  return steps.some(({ isCurrent }) => isCurrent) ? steps : [];
}

/** Compares the fields of `UpdateX` with those of `CreateX`. */
function compareWithCreator(
  operation: Operation,
  { listOperations }: PageSources,
): OperationPage['comparison'] {
  const thing = /^Update(.+)$/.exec(operation.id)?.[1];
  const [creator] = thing ? listOperations([`Create${thing}`]) : [];
  const differences = creator && compareBodies(operation, creator);
  return differences && { creator: toLink(creator), differences };
}

/**
 * Areas with more other operations than this are large: all of them would not help readers, and repeat
 * the area on each of its pages. Then only the nearest are listed.
 */
const maxRelated = 30;
const nearest = 12;

/** Lists the other operations of the area. In a large area, lists the nearest ones of the same group. */
function listRelated(id: string, { operationIds, groups }: Area): string[] {
  const group = groups.find((each) => each.operationIds.includes(id));
  const isLarge = operationIds.length > maxRelated + 1;
  const ids = isLarge && group ? group.operationIds : operationIds;
  const count = ids.length > maxRelated + 1 ? nearest : maxRelated;
  const start = Math.max(0, Math.min(ids.indexOf(id) - count / 2, ids.length - count - 1));
  return ids.slice(start, start + count + 1).filter((other) => other !== id);
}
