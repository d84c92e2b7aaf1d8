import type {
  AreaPage,
  CategoryPage,
  LifeCycleStep,
  ListedOperation,
  SchemaPage,
} from '../page-models/model';
import { describeAreaFigure } from '../prose/figure/area-figure';
import { code } from '../text/inline-markdown';
import { listFields, writeFacts } from './fields';
import { type Link, writeLink, writePage } from './markdown';

/** Writes a page in a list: its title as a link, how many pages it contains, and its description on the same line. */
export function writeEntry(
  link: Link & { description?: string | undefined; size?: string | undefined },
): string {
  const words = link.description?.replace(/\s+/g, ' ').trim();
  return `- ${writeLink(link)}${link.size ? ` (${link.size})` : ''}${words ? `: ${words}` : ''}`;
}

/** Writes the twin of a category page. */
export function writeCategory({
  title,
  description,
  pages,
}: Pick<CategoryPage, 'title' | 'description' | 'pages'>): string {
  return writePage(title, [description, pages.map(writeEntry).join('\n')]);
}

/** Writes the twin of an area: its figure, its life cycle, and its operations by group. */
export function writeArea(
  area: Pick<AreaPage, 'title' | 'description' | 'details' | 'lifeCycle' | 'figure' | 'groups'>,
): string {
  const { title, description, details, lifeCycle, figure, groups } = area;
  return writePage(title, [
    description,
    details,
    figure && describeAreaFigure(figure),
    lifeCycle.length > 0 && `## Life cycle\n\n${lifeCycle.map(writeStep).join('\n')}`,
    ...groups.map(
      (group) =>
        `## ${group.title ?? 'Operations'}\n\n${group.operations.map(writeRow).join('\n')}`,
    ),
  ]);
}

/** Writes the twin of a type. */
export function writeSchema({ title, schema }: Pick<SchemaPage, 'title' | 'schema'>): string {
  return writePage(title, [writeFacts(schema), listFields(schema)]);
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
