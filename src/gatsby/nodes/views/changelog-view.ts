import { isCurrentBase } from '../../../navigation/versions';
import type { ChangelogPage, FormerPage, KeptReference } from '../../../page-models/model';
import type { ChangelogView, FormerView } from '../../../page-models/views';
import { createHtmlPrinter, type HtmlPrinter } from '../html-printer';
import type { NodeContext } from '../plain-node';
import { viewOperation } from './operation-view';

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
export function viewFormer(
  page: FormerPage,
  { printer, prefix }: Pick<NodeContext, 'printer' | 'prefix'>,
): FormerView {
  const { title, part, name, entry, description, above, kept } = page;
  return {
    ...printer.printTexts({
      title,
      part,
      name,
      entry,
      above,
      ...(description && { description }),
    }),
    ...(kept && { kept: viewKept(kept, prefix) }),
  };
}

/** The reference is rendered with the texts, links and search of the version that it belongs to. */
function viewKept({ page, pages }: KeptReference, prefix: string): FormerView['kept'] {
  const { version, base } = pages;
  const printer = createHtmlPrinter(pages, prefix);
  const operation = viewOperation(page, { printer, version, isCurrent: isCurrentBase(base) });
  return { version, route: page.route, operation };
}
