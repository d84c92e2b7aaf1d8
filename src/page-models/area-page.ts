import type { Area, Operation } from '../openapi/model';
import { countOf } from '../text/count-of';
import { firstSentence } from './describe-operation';
import type { AreaPage, LifeCycleStep, ListedOperation } from './model';
import { linkToOperation, locateReferencePage, type PageSources, toLink } from './page-sources';

/** Builds the page of an area of the API. */
export function buildAreaPage(area: Area, sources: PageSources): AreaPage {
  const { slug, name, group, title, description, details, figure, groups, operationIds } = area;
  const count = countOf(operationIds.length, 'operation');
  return {
    kind: 'area',
    ...locateReferencePage(area, sources),
    slug,
    name,
    group,
    description,
    head: {
      title,
      description: `${title}: ${count} of the HTTP interface, with methods and paths.`,
      route: area.route,
      noindex: false,
    },
    groups: groups.map(({ title: groupTitle, operationIds: ids }) => ({
      title: groupTitle,
      operations: sources.listOperations(ids).map(toListed),
    })),
    lifeCycle: buildLifeCycle(area, sources),
    figure,
    details,
    operationIds,
  };
}

/** Builds the life cycle of an area, with the operations of each step. */
export function buildLifeCycle({ lifeCycle }: Area, sources: PageSources): LifeCycleStep[] {
  return lifeCycle.map((step) => ({
    ...step,
    operations: sources.listOperations(step.operationIds).map(toLink),
  }));
}

function toListed(operation: Operation): ListedOperation {
  const { description, deprecated } = operation;
  return {
    ...linkToOperation(operation),
    description: description && firstSentence(description),
    deprecated,
  };
}
