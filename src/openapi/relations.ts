import { type BodyComparison, compareBodies } from './compare-bodies';
import type { Api, Area, LifeCycleStep, Operation } from './model';

/** What the page of an operation says of others, by their ids. */
export interface Relations {
  comparison?: BodyComparison;
  /** The life of what the area manages, and which of its steps the operation takes. */
  lifeCycle: (Pick<LifeCycleStep, 'states' | 'operationIds'> & { isCurrent: boolean })[];
  /** The other operations of the area, in its order. */
  related: string[];
}

/** Finds the operations of an API that a reader of this one may want next. */
export function relate(operation: Operation, { areas, operations }: Api): Relations {
  const area = areas.find(({ slug }) => slug === operation.area);
  const comparison = compareBodies(operation, operations);
  return {
    ...(comparison && { comparison }),
    lifeCycle: (area?.lifeCycle ?? []).map(({ states, operationIds }) => {
      return { states, operationIds, isCurrent: operationIds.includes(operation.id) };
    }),
    related: area ? listRelated(operation.id, area) : [],
  };
}

/** More are no help to a reader, and would repeat a large area on each of its pages. */
const most = 30;

/** All others of the area; of one with more than 30 those of the group, and of these the nearest. */
function listRelated(id: string, { operationIds, groups }: Area): string[] {
  const group = groups.find((each) => each.operationIds.includes(id));
  const isLarge = operationIds.length > most + 1;
  const ids = isLarge && group ? group.operationIds : operationIds;
  const start = Math.max(0, Math.min(ids.indexOf(id) - most / 2, ids.length - most - 1));
  return ids.slice(start, start + most + 1).filter((other) => other !== id);
}
