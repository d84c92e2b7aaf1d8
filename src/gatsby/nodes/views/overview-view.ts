import { listReturning } from '../../../openapi/errors';
import { listOverviewContents } from '../../../page-models/list-contents';
import type { OverviewPage } from '../../../page-models/model';
import type { OverviewView } from '../../../page-models/views';
import { nameApi } from '../../../text/name-api';
import type { HtmlPrinter } from '../html-printer';
import { viewReason } from './body-view';

/** Renders the overview of the API to HTML. */
export function viewOverview(page: OverviewPage, printer: HtmlPrinter): OverviewView {
  const { apiTitle, apiVersion, description, document, servers, security } = page;
  const { sharedHeaders, pagination, errors, areaGroups, details, webhooks } = page;
  const view = printer.printTexts({
    title: nameApi(apiTitle),
    version: apiVersion,
    details,
    documentRoute: document,
    servers,
    security: security.map(({ name, scheme, label, description: words }) => ({
      name,
      label,
      scheme,
      description: words,
    })),
    sharedHeaders,
    pagination,
    areaGroups,
    webhooks,
    errors: errors.map(({ reasons, ...entry }) => ({
      ...entry,
      ...listReturning(entry),
      reasons: reasons.map((reason) => viewReason(reason, printer)),
    })),
  });
  return {
    ...view,
    description: description && printer.printSections(description),
    contents: listOverviewContents(view),
  };
}
