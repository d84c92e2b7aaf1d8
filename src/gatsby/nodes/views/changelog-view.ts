import { listChangelogContents } from '../../../page-models/list-contents';
import type { ChangelogPage } from '../../../page-models/model';
import type { ChangelogView } from '../../../page-models/views';
import type { HtmlPrinter } from '../html-printer';

/** Renders the changelog to HTML. */
export function viewChangelog(page: ChangelogPage, printer: HtmlPrinter): ChangelogView {
  const { title, description, feed, opening, entries } = page;
  return printer.printTexts({
    title,
    description,
    feed,
    opening,
    contents: listChangelogContents(page),
    entries: entries.map(({ file: _, groups, ...entry }) => ({
      ...entry,
      groups: groups.map((group) => ({
        ...group,
        changes: group.changes.map(({ change: _change, ...listed }) => listed),
      })),
    })),
  });
}
