import { retryWords } from '../openapi/errors';
import type { BasePage, ErrorEntry, OverviewPage } from '../page-models/model';
import { code, writeLink, writePage } from './markdown';
import { writeEntry } from './write-lists';

/** The parts of the overview's page model that its twin shows. */
export type WrittenOverview = Omit<OverviewPage, keyof BasePage> &
  Pick<OverviewPage, 'description' | 'document'>;

/** Writes the twin of the overview: what applies to every operation, and the areas. */
export function writeOverview(page: WrittenOverview): string {
  const { apiTitle, apiVersion, description, document, servers, security } = page;
  return writePage(`${apiTitle} API`, [
    description,
    `Version ${apiVersion}. ${writeLink({ title: 'OpenAPI document', route: document })}.`,
    writeSection(
      'Base URL',
      servers.map(({ url, description: words }) => writeTerm(url, words)),
    ),
    writeSection(
      'Authentication',
      security.map(({ label, description: words }) => writeTerm(label, words)),
    ),
    writeSection('Headers', page.sharedHeaders.map(writeParameter)),
    writeSection('Pagination', page.pagination.map(writeParameter)),
    writeSection('Errors', page.errors.map(writeError)),
    writeSection('Areas', page.areas.map(writeEntry)),
  ]);
}

function writeParameter({ name, description }: { name: string; description?: string }): string {
  return writeTerm(name, description);
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
