import type { AreaPage, CategoryPage, LifeCycleStep, ListedOperation } from '../page-models/model';
import { describeAreaFigure } from '../prose/figure/area-figure';
import { code, type Link, writeLink, writePage } from './markdown';

/** A page in a list: its title as a link, and its words on the same line. */
export function writeEntry(link: Link & { description?: string | undefined }): string {
  const words = link.description?.replace(/\s+/g, ' ').trim();
  return `- ${writeLink(link)}${words ? `: ${words}` : ''}`;
}

/** The twin of a page that lists others. */
export function writeCategory({
  title,
  description,
  pages,
}: Pick<CategoryPage, 'title' | 'description' | 'pages'>): string {
  return writePage(title, [description, pages.map(writeEntry).join('\n')]);
}

/** The twin of an area of the API: its operations by group, its figure and its life cycle. */
export function writeArea(
  area: Pick<AreaPage, 'title' | 'description' | 'lifeCycle' | 'figure' | 'groups'>,
): string {
  const { title, description, lifeCycle, figure, groups } = area;
  return writePage(title, [
    description,
    figure && describeAreaFigure(figure),
    lifeCycle.length > 0 && `## Life cycle\n\n${lifeCycle.map(writeStep).join('\n')}`,
    ...groups.map(
      (group) =>
        `## ${group.title ?? 'Operations'}\n\n${group.operations.map(writeRow).join('\n')}`,
    ),
  ]);
}

function writeStep(
  { operationIds, states, description }: Omit<LifeCycleStep, 'operations'>,
  index: number,
): string {
  const list = (names: string[]) => names.map((name) => `\`${name}\``).join(' or ');
  return `${index + 1}. ${list(operationIds)} leads to ${list(states)}: ${description}`;
}

function writeRow({ method, path, description = '', ...link }: ListedOperation): string {
  const words = description.replace(/\s+/g, ' ');
  return `- ${writeLink(link)}: ${code(`${method} ${path}`)}. ${words}`.trim();
}
