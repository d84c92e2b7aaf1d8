import type { AreaPage } from '../../../page-models/model';
import type { AreaView } from '../../../page-models/views';
import type { HtmlPrinter } from '../html-printer';

/** Renders the page of an area to HTML. */
export function viewArea(page: AreaPage, printer: HtmlPrinter): AreaView {
  const { title, description, details, groups, lifeCycle, figure } = page;
  return {
    ...printer.printTexts({
      title,
      description,
      details,
      groups,
      lifeCycle: lifeCycle.map(({ operationIds: _, ...step }) => step),
    }),
    figure: figure && printer.printFigure(figure),
  };
}
