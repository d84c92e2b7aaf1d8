import { languageOf } from '../../../openapi/build/media-type';
import type { Body, MediaType, Response } from '../../../openapi/model';
import type { BodyView, FurtherExample, MediaView, ResponseView } from '../../../page-models/views';
import { renderCode } from '../../../prose/code/code-tabs';

/** Renders the examples of a request body, except for the first one, to HTML. Its texts are still Markdown. */
export function viewBody({ content, ...body }: Body): BodyView {
  return { ...body, content: content.map(viewMedia), furtherExamples: listFurther(content) };
}

/** Renders the examples of a response in the same way. `errorRoute` is the route at which its error is explained. */
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

/** Lists the examples of a body that are not already shown next to the text. */
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
