import type { HistoryEntry } from '../page-models/changelog/history';
import type { ChangelogPage, FormerPage, ListedChange, ListedEntry } from '../page-models/model';
import { type Link, writeBlocks, writeLink, writePage } from './markdown';

/** Writes the twin of the changelog: its updates, each with its changes by group. */
export function writeChangelog({
  title,
  description,
  entries,
}: Pick<ChangelogPage, 'title' | 'description' | 'entries'>): string {
  return writePage(title, [description, ...entries.map(writeEntry)]);
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

/** Writes the twin of the page at the address of something that was removed. */
export function writeFormer(page: WrittenFormer): string {
  return writePage(page.title, [writeRemoval(page)]);
}

/** The parts of a page at a former address that its twin shows; links are full URLs. */
type WrittenFormer = Pick<FormerPage, 'title' | 'part' | 'entry' | 'description' | 'above'>;

/** Writes when something was removed, and what authors say about it. */
export function writeRemoval({ part, entry, description, above }: WrittenFormer): string {
  const date = entry.title === entry.words ? '' : ` (${entry.words})`;
  const when = writeLink({ title: entry.when, route: entry.route });
  return writeBlocks([
    `This ${part} was removed ${when}${date}.`,
    description,
    `See ${writeLink(above)}.`,
  ]);
}

/** Writes an entry of a list; further paragraphs are indented. */
function toItem(markdown: string): string {
  return `- ${markdown.trim().replace(/\n(?=[^\n])/g, '\n  ')}`;
}
