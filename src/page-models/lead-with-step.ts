import { isError } from '../openapi/errors';
import type { MediaType } from '../openapi/messages';
import type { Operation } from '../openapi/model';
import type { Step } from '../story/story';

/**
 * Puts the examples of a step first, so that the page shows the request of the samples and the response
 * to it. Without a step, or without names in it, the order of the document remains.
 */
export function leadWithStep(operation: Operation, step: Step | undefined): Operation {
  if (!step) return operation;
  const { example, returns = example } = step;
  return {
    ...operation,
    ...(operation.body && {
      body: { ...operation.body, content: operation.body.content.map(leadWith(example)) },
    }),
    responses: operation.responses.map((response) =>
      isError(response)
        ? response
        : { ...response, content: response.content.map(leadWith(returns)) },
    ),
  };
}

function leadWith(first: string | undefined) {
  return (media: MediaType): MediaType => ({
    ...media,
    examples: media.examples.toSorted(
      (one, other) => Number(other.name === first) - Number(one.name === first),
    ),
  });
}
