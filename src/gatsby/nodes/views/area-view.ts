import { listAreaContents } from '../../../page-models/list-contents';
import type { AreaPage } from '../../../page-models/model';
import type { AreaView } from '../../../page-models/views';
import { toSlug } from '../../../text/slug';
import type { HtmlPrinter } from '../html-printer';

/** Renders the page of an area to HTML. */
export function viewArea(page: AreaPage, printer: HtmlPrinter): AreaView {
  const { title, description, details, lifeCycle, figure } = page;
  const groups = page.groups.map((group) => ({
    ...group,
    anchor: group.title && `operations.${toSlug(group.title)}`,
  }));
  return {
    ...printer.printTexts({
      title,
      description,
      details,
      groups,
      lifeCycle: lifeCycle.map(({ operationIds: _, ...step }) => step),
    }),
    figure: figure && printer.printFigure(figure),
    contents: listAreaContents({ groups, lifeCycle }),
  };
}
