import type { HistoryEntry } from '../page-models/changelog/history';
import type { ChangelogPage, ListedChange, ListedEntry } from '../page-models/model';
import { type Link, writeBlocks, writeLink, writePage } from './markdown';

/** Writes the twin of the changelog: what it opens with, and its updates, each with its changes by group. */
export function writeChangelog({
  title,
  description,
  opening,
  entries,
}: Pick<ChangelogPage, 'title' | 'description' | 'opening' | 'entries'>): string {
  return writePage(title, [
    description,
    ...opening.map((section) => `## ${section.title}\n\n${section.description}`),
    ...entries.map(writeEntry),
  ]);
}

function writeEntry({ title, words, release, description, groups }: ListedEntry): string {
  return writeBlocks([
    `## ${title}`,
    release && words,
    description,
    ...groups.map((group) =>
      [`### ${group.title}`, group.changes.map(writeChange).join('\n')].join('\n\n'),
    ),
  ]);
}

function writeChange({ description, operations }: ListedChange): string {
  const links = operations.map(writeLink).join(', ');
  const isParagraph = !description.includes('\n\n');
  const text = [description, links && `Operations: ${links}.`].filter(Boolean);
  return toItem(text.join(isParagraph ? ' ' : '\n\n'));
}

/** Writes the history of an operation: each update with a link to the changelog. */
export function writeHistory(history: readonly HistoryEntry[]): string {
  return history
    .map(({ title, route, words, changes }) => {
      const link: Link = { title, route };
      const date = title === words ? '' : ` (${words})`;
      const list = changes.map(({ description, breaking }) =>
        toItem(withoutAnchors(breaking ? `Breaking: ${description}` : description)),
      );
      return `### ${writeLink(link)}${date}\n\n${list.join('\n')}`;
    })
    .join('\n\n');
}

/** Removes links within the page: a twin has no anchors. */
function withoutAnchors(markdown: string): string {
  return markdown.replace(/\[(`+.*?`+|[^\]]*)\]\(#[^)\s]*\)/g, '$1');
}

/** Writes an entry of a list; further paragraphs are indented. */
function toItem(markdown: string): string {
  return `- ${markdown.trim().replace(/\n(?=[^\n])/g, '\n  ')}`;
}
