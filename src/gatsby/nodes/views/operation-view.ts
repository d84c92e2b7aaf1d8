import type { Parameter } from '../../../openapi/messages';
import type { Operation } from '../../../openapi/model';
import { listOperationContents } from '../../../page-models/list-contents';
import { listJumps } from '../../../page-models/list-jumps';
import type { OperationPage, OperationReference, WrittenText } from '../../../page-models/model';
import type { ContentsEntry, OperationView } from '../../../page-models/views';
import { cutQuery, writeAddress } from '../../../search/search-address';
import type { HtmlPrinter } from '../html-printer';
import type { NodeContext } from '../plain-node';
import { viewBody, viewResponse } from './body-view';
import { renderResponseExamples, renderSamples, renderSentBody } from './code-rail';

type ViewContext = Pick<NodeContext, 'printer' | 'version' | 'isCurrent'>;

/** Renders the page of an operation to HTML, limited to what its template shows. */
export function viewOperation(page: OperationPage, context: ViewContext): OperationView {
  const note = page.note && context.printer.printProse(page.note);
  return { ...viewReference(page, context), ...(note && { note }) };
}

/** Renders the page of an operation without its note, which may show figures that change while the page is the same. */
export function viewReference(
  page: OperationPage,
  context: ViewContext,
): Omit<OperationView, 'note'> {
  const { printer } = context;
  const { operation, note, mentions, comparison, related, history } = page;
  const { id, isIdMade, title, method, path, deprecated, body, responses, mark } = operation;
  const { retry, serverCall } = operation;
  const view = {
    ...printer.printTexts({
      id,
      title,
      method,
      path,
      deprecated,
      ...(isIdMade && { isIdMade }),
      ...(mark && { mark }),
      ...(retry && { retry }),
      ...(serverCall && { serverCall }),
      ...viewAuthentication(operation),
      parameters: operation.parameters.filter((each) => !isShared(each, page)),
      ...(body && { body: viewBody(body, printer) }),
      responses: responses.map((each) => viewResponse(each, page, printer)),
    }),
    ...viewDescription(operation, printer),
    sharedHeaders: viewSharedHeaders(page),
    samples: operation.received
      ? renderSentBody(operation.body)
      : renderSamples(page.samples, printer),
    responseExamples: renderResponseExamples(page),
    ...(page.step && { step: page.step }),
    ...(comparison && { comparison: { ...comparison, creator: toLink(comparison.creator) } }),
    mentions: mentions.map(({ sentence, ...link }) => {
      return { ...link, description: printer.printWords(sentence) };
    }),
    ...viewMoreMentions(page, context),
    lifeCycle: viewLifeCycle(page),
    related: related.map(({ id: _, ...reference }) => reference),
    ...(history && { history: printer.printTexts(history) }),
  };
  const contents = listOperationContents({ ...view, note }, listHeadings(note));
  return { ...view, jumps: listJumps({ ...view, note }), contents };
}

function viewMoreMentions(
  { operation, mentions, mentionedIn }: OperationPage,
  { version, isCurrent }: ViewContext,
): Pick<OperationView, 'moreMentions'> {
  const count = mentionedIn.length - mentions.length;
  if (count === 0) return {};
  const query = cutQuery(operation.title);
  const address = writeAddress({ query, kinds: ['guide'], ...(!isCurrent && { version }) });
  return { moreMentions: { count, to: `/search/${address}` } };
}

/** Separates the first paragraph of the description from what is shown below the responses. */
function viewDescription(
  { description, details }: Operation,
  printer: HtmlPrinter,
): Pick<OperationView, 'description' | 'more'> {
  const { lead, rest } = printer.printLead(description ?? '');
  const more = rest + (details ? printer.printDescription(details) : '');
  return { ...(lead && { description: lead }), ...(more && { more }) };
}

function listHeadings(note: WrittenText | undefined): ContentsEntry[] {
  return (note?.sections ?? []).flatMap(({ heading }) => heading ?? []);
}

function toLink({ title, route }: OperationReference) {
  return { title, route };
}

/** How credentials are sent, if an operation needs any. */
export function viewAuthentication({
  authentication: label,
  security,
}: Pick<Operation, 'authentication' | 'security'>): Pick<OperationView, 'authentication'> {
  if (!label) return {};
  const isHttp = security.flat().every(({ type }) => type === 'http');
  return { authentication: { name: isHttp ? 'Authorization' : 'Authentication', label } };
}

function isShared(parameter: Parameter, { sharedHeaders }: OperationPage): boolean {
  return parameter.in === 'header' && sharedHeaders.has(parameter.name.toLowerCase());
}

function viewSharedHeaders(page: OperationPage): OperationView['sharedHeaders'] {
  return page.operation.parameters
    .filter((parameter) => isShared(parameter, page))
    .map(({ name, anchor, required, mark }) => ({
      name,
      anchor,
      route: `${page.overview.route}#header.${name}`,
      required,
      ...(mark && { mark }),
    }));
}

/** Steps are only shown above related operations, and only if the operation performs one of them. */
function viewLifeCycle({ lifeCycle, related }: OperationPage): OperationView['lifeCycle'] {
  if (related.length === 0 || !lifeCycle.some(({ isCurrent }) => isCurrent)) return [];
  return lifeCycle.map(({ states, operations, isCurrent }) => {
    return { states, operations: operations.map(toLink), isCurrent };
  });
}
