import type { SharedParameter } from '../openapi/conventions';
import { firstSentence } from '../openapi/describe-operation';
import type { ErrorEntry } from '../openapi/errors';
import { retryWords } from '../openapi/errors';
import type { Api, Area } from '../openapi/model';
import { describeAreaFigure } from '../prose/figure/area-figure';
import { code, type Link, writeLink, writePage } from './markdown';

/** An entry of a list of pages. */
export interface ListedPage extends Link {
  description?: string | undefined;
}

/** An operation as its area lists it. */
export interface ListedOperation extends ListedPage {
  id: string;
  method: string;
  path: string;
}

function writeEntry(link: ListedPage): string {
  const words = link.description?.replace(/\s+/g, ' ').trim();
  return `- ${writeLink(link)}${words ? `: ${words}` : ''}`;
}

/** The twin of a page that lists others. */
export function writeCategory(
  title: string,
  description: string | undefined,
  pages: readonly ListedPage[],
): string {
  return writePage(title, [description, pages.map(writeEntry).join('\n')]);
}

/** The twin of an area of the API: its operations by group, its figure and its life cycle. */
export function writeArea(
  area: Pick<Area, 'title' | 'description' | 'lifeCycle' | 'figure'>,
  groups: readonly { title?: string | undefined; operations: readonly ListedOperation[] }[],
): string {
  const { title, description, lifeCycle, figure } = area;
  const steps = lifeCycle.map(
    ({ operationIds, states, description: words }, index) =>
      `${index + 1}. ${operationIds.map((id) => `\`${id}\``).join(' or ')} leads to ${states.map((state) => `\`${state}\``).join(' or ')}: ${words}`,
  );
  return writePage(title, [
    description,
    figure && describeAreaFigure(figure),
    steps.length > 0 && `## Life cycle\n\n${steps.join('\n')}`,
    ...groups.map(({ title: head, operations }) => {
      const rows = operations.map(
        ({ method, path, ...operation }) =>
          `- ${writeLink(operation)}: ${code(`${method} ${path}`)}. ${firstSentence(operation.description ?? '').replace(/\s+/g, ' ')}`,
      );
      return `## ${head ?? 'Operations'}\n\n${rows.map((row) => row.trim()).join('\n')}`;
    }),
  ]);
}

/** What the twin of the overview needs besides the API. */
export interface OverviewContext {
  areas: readonly ListedPage[];
  sharedHeaders: readonly SharedParameter[];
  pagination: readonly SharedParameter[];
  errors: readonly ErrorEntry[];
  /** Address of the OpenAPI document. */
  document: string;
}

/** The twin of the overview: what holds for every operation, and the areas. */
export function writeOverview(api: Api, context: OverviewContext): string {
  const { areas, sharedHeaders, pagination, errors, document } = context;
  return writePage(`${api.title} API`, [
    api.description,
    `Version ${api.version}. ${writeLink({ title: 'OpenAPI document', address: document })}.`,
    writeSection(
      'Base URL',
      api.servers.map(({ url, description }) => writeTerm(url, description)),
    ),
    writeSection(
      'Authentication',
      api.security.map(({ label, description }) => writeTerm(label, description)),
    ),
    writeSection(
      'Headers',
      sharedHeaders.map(({ name, description }) => writeTerm(name, description)),
    ),
    writeSection(
      'Pagination',
      pagination.map(({ name, description }) => writeTerm(name, description)),
    ),
    writeSection('Errors', errors.map(writeError)),
    writeSection('Areas', areas.map(writeEntry)),
  ]);
}

function writeSection(head: string, rows: readonly string[]): string | false {
  return rows.length > 0 && `## ${head}\n\n${rows.join('\n')}`;
}

function writeTerm(name: string, description = ''): string {
  return `- ${code(name)}${description && `: ${description.replace(/\s+/g, ' ').trim()}`}`;
}

function writeError({ status, label, meaning, retry, action, operations }: ErrorEntry): string {
  const words = [meaning, retry && retryWords[retry], action].filter(Boolean).join(' ');
  return `- \`${status}\` ${label}, answered by ${operations.length} operations${words && `: ${words}`}`;
}
