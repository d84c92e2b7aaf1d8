import type { OverviewPage } from '../../../page-models/model';
import type { OverviewView } from '../../../page-models/views';
import type { HtmlPrinter } from '../html-printer';

/** Renders the overview of the API to HTML. */
export function viewOverview(page: OverviewPage, printer: HtmlPrinter): OverviewView {
  const { apiTitle, apiVersion, description, document, servers, security } = page;
  const { sharedHeaders, pagination, errors, areas } = page;
  return printer.printTexts({
    title: `${apiTitle} API`,
    version: apiVersion,
    ...(description && { description }),
    documentRoute: document,
    servers,
    security: security.map(({ name, scheme, label, description: words }) => ({
      ...{ name, label },
      ...(scheme && { scheme }),
      ...(words && { description: words }),
    })),
    ...{ sharedHeaders, pagination, errors, areas },
  });
}
