import type { Operation, Parameter } from '../../../openapi/model';
import type { OperationPage, OperationReference } from '../../../page-models/model';
import type { OperationView } from '../../../page-models/views';
import type { HtmlPrinter } from '../html-printer';
import { viewBody, viewResponse } from './body-view';
import { renderResponseExamples, renderSamples } from './code-rail';

/** Renders the page of an operation to HTML, limited to what its template shows. */
export function viewOperation(page: OperationPage, printer: HtmlPrinter): OperationView {
  const { operation, note, mentions, comparison, related, errorRoutes } = page;
  const { id, title, method, path, deprecated, description, body, responses } = operation;
  return {
    ...printer.printTexts({
      ...{ id, title, method, path, deprecated },
      ...(description && { description }),
      ...viewAuthentication(operation),
      ...viewParameters(page),
      ...(body && { body: viewBody(body) }),
      responses: responses.map((each) => viewResponse(each, errorRoutes[each.status])),
    }),
    samples: renderSamples(page.samples),
    responseExamples: renderResponseExamples(responses),
    ...(comparison && { comparison: { ...comparison, creator: toLink(comparison.creator) } }),
    ...(note && { note: printer.printProse(note) }),
    mentions: mentions.map(({ sentence, ...link }) => {
      return { ...link, description: printer.printWords(sentence) };
    }),
    lifeCycle: viewLifeCycle(page),
    related: related.map(({ id: _, ...reference }) => reference),
  };
}

function toLink({ title, route }: OperationReference) {
  return { title, route };
}

/** Returns the header or scheme that is used to send credentials, if an operation requires any. */
export function viewAuthentication({
  authentication: label,
  security,
}: Pick<Operation, 'authentication' | 'security'>): Pick<OperationView, 'authentication'> {
  if (!label) return {};
  const isHttp = security.flat().every(({ type }) => type === 'http');
  return { authentication: { name: isHttp ? 'Authorization' : 'Authentication', label } };
}

function viewParameters({
  operation,
  sharedHeaders,
}: OperationPage): Pick<OperationView, 'sharedHeaders' | 'parameters'> {
  const isShared = (parameter: Parameter) =>
    parameter.in === 'header' && sharedHeaders.has(parameter.name.toLowerCase());
  return {
    sharedHeaders: operation.parameters.filter(isShared),
    parameters: operation.parameters.filter((parameter) => !isShared(parameter)),
  };
}

/** The life cycle is shown above the related operations, if the operation belongs to one of its steps. */
function viewLifeCycle({ lifeCycle, related }: OperationPage): OperationView['lifeCycle'] {
  if (related.length === 0 || !lifeCycle.some(({ isCurrent }) => isCurrent)) return [];
  return lifeCycle.map(({ states, operations, isCurrent }) => {
    return { states, operations: operations.map(toLink), isCurrent };
  });
}
