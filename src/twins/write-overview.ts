import { listReturning, retryWords } from '../openapi/errors';
import type { AreaGroup, BasePage, ErrorEntry, OverviewPage } from '../page-models/model';
import { countOf } from '../text/count-of';
import { code } from '../text/inline-markdown';
import { nameApi } from '../text/name-api';
import { writeBlocks, writeLink, writePage } from './markdown';
import { writeEntry } from './write-lists';
import { writeReason } from './write-operation';

/** The parts of the overview's page model that its twin shows. */
export type WrittenOverview = Omit<OverviewPage, keyof BasePage> &
  Pick<OverviewPage, 'description' | 'document'>;

/** Writes the twin of the overview: what applies to every operation, and the areas. */
export function writeOverview(page: WrittenOverview): string {
  const { apiTitle, apiVersion, description, details, document, servers, security } = page;
  return writePage(nameApi(apiTitle), [
    description,
    `Version ${apiVersion}. ${writeLink({ title: 'OpenAPI document', route: document })}.`,
    details,
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
    page.errors.length > 0 && ['## Errors', ...page.errors.map(writeError)].join('\n\n'),
    page.areaGroups.length > 0 && ['## Areas', ...page.areaGroups.map(writeGroup)].join('\n\n'),
    writeSection('Webhooks', page.webhooks.map(writeEntry)),
  ]);
}

function writeGroup({ title, areas }: AreaGroup): string {
  const rows = areas.map(writeEntry).join('\n');
  return title === undefined ? rows : `### ${title}\n\n${rows}`;
}

function writeParameter({ name, description }: { name: string; description?: string }): string {
  return writeTerm(name, description);
}

function writeSection(head: string, rows: readonly string[]): string | false {
  return rows.length > 0 && `## ${head}\n\n${rows.join('\n')}`;
}

function writeTerm(name: string, description = ''): string {
  return `- ${code(name)}${description && `: ${writeItem(description)}`}`;
}

/** Several blocks stay apart as parts of the item; a single one is on one line. */
function writeItem(words: string): string {
  const text = words.trim();
  return /\n\s*\n/.test(text) ? text.replace(/\n(?!\n)/g, '\n  ') : text.replace(/\s+/g, ' ');
}

function writeError(entry: ErrorEntry): string {
  const { status, label, meaning, retry, action, reasons } = entry;
  const { operations, more } = listReturning(entry);
  return writeBlocks([
    `### ${status} ${label}`,
    [meaning, retry && retryWords[retry], action].filter(Boolean).join(' '),
    reasons.length > 0 && 'Many operations return it for these reasons:',
    ...reasons.map(writeReason),
    operations.length > 0 &&
      `Returned by ${countOf(operations.length + more, 'operation')}: ${operations.map(writeLink).join(', ')}${
        more > 0 ? `, and ${more} more, whose pages list it` : ''
      }.`,
  ]);
}
