import { asList, asObject, asText, type Json } from '../document/document';
import type { AreaFigure, LifeCycleStep, OperationGroup } from '../model';

function idsOf(value: unknown): string[] {
  return asList(asObject(value).operations).filter((id) => typeof id === 'string');
}

/** The groups of a tag (`x-groups`: title and operations), and one for the remaining operations. */
export function listGroups(tag: Json | undefined, ids: readonly string[]): OperationGroup[] {
  const groups = asList(tag?.['x-groups']).map((value) => {
    const title = asText(asObject(value).title);
    return { title, operationIds: idsOf(value) };
  });
  const listed = new Set(groups.flatMap(({ operationIds }) => operationIds));
  const others = ids.filter((id) => !listed.has(id));
  if (others.length === 0) return groups;
  return [...groups, { title: groups.length > 0 ? 'Other' : undefined, operationIds: others }];
}

/** The life cycle of a tag (`x-life-cycle`: description, operations and states of each step). */
export function listLifeCycle(tag: Json | undefined): LifeCycleStep[] {
  return asList(tag?.['x-life-cycle']).map((value) => {
    const { description, states } = asObject(value);
    return {
      description: asText(description) ?? '',
      operationIds: idsOf(value),
      states: asList(states).map(String),
    };
  });
}

/** The figure of a tag (`x-figure`: src, alt and caption); undefined if `src` or `alt` is missing. */
export function readFigure(tag: Json | undefined): AreaFigure | undefined {
  const figure = asObject(tag?.['x-figure']);
  const [src, alt, caption] = [figure.src, figure.alt, figure.caption].map(asText);
  return src && alt ? { src, alt, caption } : undefined;
}
