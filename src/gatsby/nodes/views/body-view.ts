import { languageOf } from '../../../openapi/build/media-type';
import type { Body, MediaType, Response } from '../../../openapi/messages';
import type { BodyView, FurtherExample, MediaView, ResponseView } from '../../../page-models/views';
import { renderCode } from '../../../prose/code/code-tabs';

/** A request body whose examples after the first one are HTML; its texts are still Markdown. */
export function viewBody({ content, ...body }: Body): BodyView {
  return { ...body, content: content.map(viewMedia), furtherExamples: listFurther(content) };
}

/** A response in the same way. `errorRoute` leads to where its error is explained. */
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

/** The examples of a body that are not shown beside the text already. */
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
