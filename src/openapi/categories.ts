import type { ApiProblem } from './build-api';
import { asList, asObject, asText, type Json, type OpenApiDocument } from './document';
import type { AreaFigure, LifeCycleStep, OperationGroup } from './model';

function idsOf(value: unknown): string[] {
  return asList(asObject(value).operations).filter((id) => typeof id === 'string');
}

/** The groups of a tag (`x-groups`: title and operations), and one more for what they leave out. */
export function listGroups(tag: Json | undefined, ids: readonly string[]): OperationGroup[] {
  const groups = asList(tag?.['x-groups']).map((value) => {
    const title = asText(asObject(value).title);
    return { ...(title && { title }), operationIds: idsOf(value) };
  });
  const listed = new Set(groups.flatMap(({ operationIds }) => operationIds));
  const others = ids.filter((id) => !listed.has(id));
  if (others.length === 0) return groups;
  return [...groups, { ...(groups.length > 0 && { title: 'Other' }), operationIds: others }];
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

/** The figure of a tag (`x-figure`: src, alt and caption); undefined without a drawing and its words. */
export function readFigure(tag: Json | undefined): AreaFigure | undefined {
  const figure = asObject(tag?.['x-figure']);
  const [src, alt, caption] = [figure.src, figure.alt, figure.caption].map(asText);
  return src && alt ? { src, alt, ...(caption && { caption }) } : undefined;
}

/** Groups and life cycles are lists, and name operations that exist. */
export function findTagProblems(document: OpenApiDocument, ids: readonly string[]): ApiProblem[] {
  return asList(document.tags).flatMap((tag, index) =>
    ['x-groups', 'x-life-cycle'].flatMap((key) => {
      const pointer = `/tags/${index}/${key}`;
      return findListProblems(asObject(tag)[key], pointer, ids);
    }),
  );
}

function findListProblems(value: unknown, pointer: string, ids: readonly string[]): ApiProblem[] {
  if (value !== undefined && !(Array.isArray(value) && value.every(namesOperations))) {
    return [
      {
        pointer,
        found: `${pointer.split('/').at(-1)} that is no list of entries with operations`,
        expected: 'a list, and in each entry a list `operations`',
        repair: 'write it as README shows, or remove it',
      },
    ];
  }
  return asList(value).flatMap((entry, place) =>
    idsOf(entry)
      .filter((id) => !ids.includes(id))
      .map((id) => ({
        pointer: `${pointer}/${place}/operations`,
        found: `the operation ${id}, which the document does not have`,
        expected: 'operationIds of the document',
        repair: 'correct the operationId, or remove it',
      })),
  );
}

function namesOperations(entry: unknown): boolean {
  return Array.isArray(asObject(entry).operations);
}
