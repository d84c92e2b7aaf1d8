import { languageOf } from '../../../openapi/build/media-type';
import type { Body, MediaType, Response } from '../../../openapi/messages';
import type { BodyView, FurtherExample, MediaView, ResponseView } from '../../../page-models/views';
import { renderCode } from '../../../prose/code/code-tabs';

/** Views a request body; all examples but the first become HTML, while its texts stay Markdown. */
export function viewBody({ content, ...body }: Body): BodyView {
  return { ...body, content: content.map(viewMedia), furtherExamples: listFurther(content) };
}

/** Views a response in the same way. `errorRoute` is the route of the explanation of its error. */
export function viewResponse(
  { content, ...response }: Response,
  errorRoute: string | undefined,
): ResponseView {
  return {
    ...response,
    content: content.map(viewMedia),
    furtherExamples: listFurther(content),
    ...(errorRoute && { errorRoute }),
  };
}

function viewMedia({ examples: _, ...media }: MediaType): MediaView {
  return media;
}

/** The examples of a body that the rail doesn't show. */
function listFurther(content: readonly MediaType[]): FurtherExample[] {
  return content
    .flatMap(({ type, examples }) => examples.map((example) => ({ type, ...example })))
    .slice(1)
    .map(({ type, title = 'Another example', description, text }) => ({
      title,
      ...(description && { description }),
      html: renderCode(text, languageOf(type)),
    }));
}
