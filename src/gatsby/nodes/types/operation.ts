import { sortDescribed } from '../../../page-models/conventions';
import { firstSentence } from '../../../page-models/describe-operation';
import type { OperationPage } from '../../../page-models/model';
import { remember, rememberByObject } from '../../../text/remember';
import type { HtmlPrinter } from '../html-printer';
import type { NodeContext, NodeData, NodeKind } from '../plain-node';
import { viewOperation } from '../views/operation-view';
import { toExampleFields } from './api-error';
import { pageFields, toPageFields } from './page';

const definition = `
"""An HTTP method."""
enum HttpMethod {
  "Reads."
  GET
  "Creates or replaces; a repeated request changes nothing more."
  PUT
  "Creates, or starts something."
  POST
  "Deletes."
  DELETE
  "Changes a part."
  PATCH
  "Reads the headers alone."
  HEAD
  "Asks what is allowed."
  OPTIONS
  "Returns the request as it arrived."
  TRACE
}

"""An operation of the HTTP interface."""
type Operation implements Node & Page @dontInfer {${pageFields}
  "Docs version and operationId, by which other nodes link to it; the slug of what the API sends."
  key: String!
  "operationId of the OpenAPI document, or an id generated from method and path."
  operationId: String!
  "Part of the route that names the operation."
  slug: String!
  "The first sentence of the description; HTML."
  summary: String
  "HTTP method."
  method: HttpMethod!
  "Path template with its parameters in braces."
  path: String!
  "webhook or callback, if the API sends it to the reader's server."
  received: String
  "Slug of the area that the operation belongs to; empty for what the API sends."
  area: String!
  "Title of the area."
  areaTitle: String!
  "True when the document marks it as deprecated."
  deprecated: Boolean!
  "True when a request must have a body."
  bodyRequired: Boolean!
  "Names of the path, query and header parameters, in order."
  parameters: [String!]!
  "Status codes of the documented responses."
  statuses: [String!]!
  "Reasons for its errors, except those that the overview lists once."
  errorReasons: [BodyExample!]! @select(by: "of")
  "Examples of the bodies of the request and of the responses, as the page shows them."
  examples: [BodyExample!]! @select(by: "of")
  "Code that calls the operation, in each language; what the API sends has none."
  samples: [CodeSample!]! @select(by: "language")
  "Whether a request may be sent twice, if authors say so (x-retry)."
  retry: OperationRetry
  "What happens to calls as the interface describes them, if the server has another method or path (x-server-call); HTML."
  serverNote: String
  "Number of parameters, headers and fields that have a description."
  described: Int!
  "Number of parameters, headers and fields that have none."
  undescribed: Int!
  "The parameters, headers and fields that have no description, where the page shows them."
  undescribedParts: [PagePart!]!
  "Updates of the interface that changed the operation, newest first: the release, or the date in words if authors gave none."
  changedIn: [String!]!
  "Number of its first step in the tour."
  tourStep: Int
  "Guides that mention the operation or link to it."
  mentionedIn: [Guide!]! @link(by: "route")
  "Number of guides that mention the operation or link to it; filter with eq: 0 for those that no guide mentions."
  mentionCount: Int!
  "Note about the operation from notes/; HTML."
  note: String
  "What the page shows (OperationView in src/page-models/views.ts)."
  page: JSON!
}

"""Code that calls an operation."""
type CodeSample @dontInfer {
  "Language, as tabs store it: curl, javascript."
  language: String!
  "Name of the language, as readers see it."
  label: String!
  "The program or command."
  code: String!
}

"""Whether it is safe to send the same request twice."""
type OperationRetry @dontInfer {
  "Safe, safe with a header, repeats the effect, or not safe; HTML."
  label: String!
  "What a second request does; HTML."
  description: String!
}

"""A parameter, header or field on the page of an operation."""
type PagePart @dontInfer {
  "Name of the part."
  name: String!
  "Anchor on the page: request.context, query.page."
  anchor: String!
  "Root-relative route of the page, with the anchor."
  route: String!
}
`;

/** Operations. */
export const operationKind: NodeKind = {
  type: 'Operation',
  definition,
  createNodes: ({ operations, received }, context) =>
    [...operations, ...received].map((page) => toOperationNode(page, context)),
};

/** What is shown of an operation as long as its page is the same. */
const describeOnce = rememberByObject((page: OperationPage) =>
  remember(
    (context: NodeContext) => {
      const { described, undescribed } = sortDescribed([
        page.parameters,
        page.body,
        page.responses,
      ]);
      const errors = Object.entries(context.printer.printTexts(page.errors));
      return {
        view: viewOperation(page, context),
        errorReasons: errors.flatMap(([status, { reasons }]) =>
          reasons.map((reason) => toExampleFields(reason, status)),
        ),
        examples: listExamples(page, context.printer),
        described: described.length,
        undescribed: undescribed.map(({ name, anchor }) => ({
          name,
          anchor,
          route: `${page.route}#${anchor}`,
        })),
      };
    },
    ({ version, isCurrent, prefix }) => JSON.stringify([version, isCurrent, prefix]),
    1,
  ),
);

function toOperationNode(page: OperationPage, context: NodeContext): NodeData {
  const { printer, keyOf } = context;
  const { id, method, path, deprecated, description, parameters, responses, received } = page;
  const { slug, area, mentionedIn, history = [] } = page;
  const { view, errorReasons, examples, described, undescribed } = describeOnce(page)(context);
  const note = page.note && printer.printProse(page.note);
  const key = keyOf(received ? slug : id);
  return {
    key,
    fields: {
      ...toPageFields(page, context, description && printer.printDescription(description)),
      key,
      operationId: id,
      slug,
      method,
      path,
      received: received?.kind,
      summary: description && printer.printDescription(firstSentence(description)),
      area: area.slug,
      areaTitle: area.title,
      deprecated,
      bodyRequired: page.body?.required ?? false,
      parameters: parameters.map(({ name }) => name),
      statuses: responses.map(({ status }) => status),
      errorReasons,
      examples,
      samples: page.samples.map(({ language, label, code }) => ({ language, label, code })),
      retry: view.retry,
      serverNote: view.serverNote,
      described,
      undescribed: undescribed.length,
      undescribedParts: undescribed,
      changedIn: history.map(({ title }) => title),
      tourStep: page.step?.number,
      mentionedIn,
      mentionCount: mentionedIn.length,
      note,
      page: { ...view, note },
    },
  };
}

/** The examples of all bodies, those of errors too. */
function listExamples({ body, responses }: OperationPage, printer: HtmlPrinter) {
  const bodies = [
    { of: 'request', content: body?.content ?? [] },
    ...responses.map(({ status, content }) => ({ of: status, content })),
  ];
  return bodies.flatMap(({ of, content }) =>
    content.flatMap(({ type, examples }) =>
      examples.map(({ title, description, text }) => {
        const words = description && printer.printDescription(description);
        return toExampleFields({ title, description: words, type, text }, of);
      }),
    ),
  );
}
