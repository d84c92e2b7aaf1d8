import type { Parameter } from '../../../openapi/messages';
import { listOperationContents } from '../../../page-models/list-contents';
import { listJumps } from '../../../page-models/list-jumps';
import type { OperationPage, WrittenText } from '../../../page-models/model';
import type { ContentsEntry, OperationView } from '../../../page-models/views';
import { cutQuery, writeAddress } from '../../../search/search-address';
import type { HtmlPrinter } from '../html-printer';
import type { NodeContext } from '../plain-node';
import { viewBody, viewResponse } from './body-view';
import { renderResponseExamples, renderSamples, renderSentBody } from './code-rail';

type ViewContext = Pick<NodeContext, 'printer' | 'version' | 'isCurrent'>;

/**
 * Renders the page of an operation to HTML, limited to what its template shows. Its note is rendered apart, since it
 * may show figures that change while the page is the same.
 */
export function viewOperation(
  page: OperationPage,
  context: ViewContext,
): Omit<OperationView, 'note'> {
  const { printer } = context;
  const { id, isIdMade, title, method, path, deprecated, mark, retry, serverNote, body } = page;
  const { note, step, comparison, mentions, lifeCycle, related, history } = page;
  const view = {
    ...printer.printTexts({
      id,
      title,
      method,
      path,
      deprecated,
      isIdMade,
      mark,
      retry: retry && { ...retry, label: printer.printDescription(retry.label) },
      serverNote,
      authentication: viewAuthentication(page),
      parameters: page.parameters.filter((each) => !isShared(each, page)),
      body: body && viewBody(body, printer),
      responses: page.responses.map((each) => viewResponse(each, page, printer)),
      history,
    }),
    ...viewDescription(page, printer),
    sharedHeaders: viewSharedHeaders(page),
    samples: page.received ? renderSentBody(body) : renderSamples(page.samples, printer),
    responseExamples: renderResponseExamples(page),
    step,
    comparison,
    mentions: mentions.map(({ sentence, ...link }) => {
      return { ...link, description: printer.printWords(sentence) };
    }),
    moreMentions: countMoreMentions(page, context),
    lifeCycle,
    related,
  };
  const contents = listOperationContents({ ...view, note }, listHeadings(note));
  return { ...view, jumps: listJumps({ ...view, note }), contents };
}

function countMoreMentions(
  { title, mentions, mentionedIn }: OperationPage,
  { version, isCurrent }: ViewContext,
): OperationView['moreMentions'] {
  const count = mentionedIn.length - mentions.length;
  if (count === 0) return undefined;
  const query = cutQuery(title);
  const address = writeAddress({
    query,
    kinds: ['guide'],
    version: isCurrent ? undefined : version,
  });
  return { count, to: `/search/${address}` };
}

/** Separates the first paragraph of the description from what is shown below the responses. */
function viewDescription(
  { description, details }: OperationPage,
  printer: HtmlPrinter,
): Pick<OperationView, 'description' | 'more'> {
  const { lead, rest } = printer.printLead(description ?? '');
  const more = rest + (details ? printer.printDescription(details) : '');
  return { description: lead || undefined, more: more || undefined };
}

function listHeadings(note: WrittenText | undefined): ContentsEntry[] {
  return (note?.sections ?? []).flatMap(({ heading }) => heading ?? []);
}

/** How credentials are sent, if an operation needs any. */
export function viewAuthentication({
  authentication: label,
  security,
}: Pick<OperationPage, 'authentication' | 'security'>): OperationView['authentication'] {
  if (!label) return undefined;
  const isHttp = security.flat().every(({ type }) => type === 'http');
  return { name: isHttp ? 'Authorization' : 'Authentication', label };
}

function isShared(parameter: Parameter, { sharedHeaders }: OperationPage): boolean {
  return parameter.in === 'header' && sharedHeaders.has(parameter.name.toLowerCase());
}

function viewSharedHeaders(page: OperationPage): OperationView['sharedHeaders'] {
  return page.parameters
    .filter((parameter) => isShared(parameter, page))
    .map(({ name, anchor, required, mark }) => ({
      name,
      anchor,
      route: `${page.overview.route}#header.${name}`,
      required,
      mark,
    }));
}
