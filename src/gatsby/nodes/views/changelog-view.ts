import type { ChangelogPage, FormerPage } from '../../../page-models/model';
import type { ChangelogView, FormerView } from '../../../page-models/views';
import type { HtmlPrinter } from '../html-printer';

/** Renders the changelog to HTML. */
export function viewChangelog(page: ChangelogPage, printer: HtmlPrinter): ChangelogView {
  const { title, description, feed, entries } = page;
  return printer.printTexts({
    title,
    description,
    feed,
    entries: entries.map(({ file: _, groups, ...entry }) => ({
      ...entry,
      groups: groups.map((group) => ({
        ...group,
        changes: group.changes.map(({ change: _change, ...listed }) => listed),
      })),
    })),
  });
}

/** Renders the page at the address of something that was removed. */
export function viewFormer(page: FormerPage, printer: HtmlPrinter): FormerView {
  const { title, part, name, entry, description, above } = page;
  return printer.printTexts({
    title,
    part,
    name,
    entry,
    above,
    ...(description && { description }),
  });
}
