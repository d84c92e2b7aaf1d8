import type { AreaPage } from '../../../page-models/model';
import type { AreaView } from '../../../page-models/views';
import type { HtmlPrinter } from '../html-printer';

/** Renders the page of an area to HTML. */
export function viewArea(page: AreaPage, printer: HtmlPrinter): AreaView {
  const { title, description, details, groups, lifeCycle, figure } = page;
  return {
    ...printer.printTexts({
      title,
      ...(description && { description }),
      ...(details && { details }),
      groups: groups.map((group) => ({
        ...group,
        operations: group.operations.map(({ id: _, ...operation }) => operation),
      })),
      lifeCycle: lifeCycle.map(({ description: words, states, operations }) => ({
        description: words,
        states,
        operations: operations.map(({ title: name, route }) => ({ title: name, route })),
      })),
    }),
    ...(figure && { figure: printer.printFigure(figure) }),
  };
}
