import { languageOf } from '../../../openapi/build/media-type';
import { errorAnchor } from '../../../openapi/errors';
import type { Body, MediaType, Response } from '../../../openapi/messages';
import type { ErrorReason } from '../../../page-models/error-reasons';
import type { OperationPage } from '../../../page-models/model';
import type {
  BodyView,
  FurtherExample,
  MediaView,
  ReasonView,
  ResponseView,
} from '../../../page-models/views';
import { renderBody, renderCode } from '../../../prose/code/code-tabs';
import { remember } from '../../../text/remember';
import type { HtmlPrinter } from '../html-printer';

const renderText = remember(renderCode, (text, language) => `${language} ${text}`);

/** Views a request body; all examples but the first become HTML, while its texts stay Markdown. */
export function viewBody({ content, ...body }: Body, printer: HtmlPrinter): BodyView {
  return {
    ...body,
    content: content.map(viewMedia),
    furtherExamples: listFurther(content, printer),
  };
}

/** Views a response in the same way. The examples of an error are its reasons. */
export function viewResponse(
  { content, ...response }: Response,
  { errors, overview }: Pick<OperationPage, 'errors' | 'overview'>,
  printer: HtmlPrinter,
): ResponseView {
  const error = errors[response.status];
  return {
    ...response,
    content: content.map(viewMedia),
    furtherExamples: error ? [] : listFurther(content, printer),
    ...(error && {
      error: {
        ...error,
        reasons: error.reasons.map((reason) => viewReason(reason, printer)),
        route: `${overview.route}#${errorAnchor(response.status)}`,
      },
    }),
  };
}

/** Views a reason for an error; its title and body become HTML, while its description stays Markdown. */
export function viewReason(
  { title, type, text, ...reason }: ErrorReason,
  printer: HtmlPrinter,
): ReasonView {
  const html = text.trim() === '' ? 'The body is empty.' : renderBody(text, languageOf(type));
  return { ...reason, title: printer.printDescription(title), html };
}

function viewMedia({ examples: _, ...media }: MediaType): MediaView {
  return media;
}

/** The examples of a body that the rail doesn't show. */
function listFurther(content: readonly MediaType[], printer: HtmlPrinter): FurtherExample[] {
  return content
    .flatMap(({ type, examples }) => examples.map((example) => ({ type, ...example })))
    .slice(1)
    .map(({ type, title = 'Another example', description, text }) => ({
      title: printer.printDescription(title),
      description,
      html: renderText(text, languageOf(type)),
    }));
}
