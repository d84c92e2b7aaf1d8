import { languageOf } from '../../../openapi/build/media-type';
import type { Response } from '../../../openapi/messages';
import type { Html } from '../../../page-models/views';
import { type CodeChoice, renderCodeTabs } from '../../../prose/code/code-tabs';
import type { Sample } from '../../../samples/sample';
import { remember } from '../../../text/remember';

const renderTabs = remember(renderCodeTabs, (...args) => JSON.stringify(args));

/** Renders the samples of an operation, with a tab for each language. */
export function renderSamples(samples: readonly Sample[]): Html {
  const choices = samples.map(
    ({ language, label, fence, code }): CodeChoice => ({
      value: language,
      label,
      language: fence,
      code,
    }),
  );
  return renderTabs('samples', 'language', 'Request', choices);
}

/** Renders the first example of each response with a body, with a tab for each status. */
export function renderResponseExamples(responses: readonly Response[]): Html {
  const choices = responses.flatMap(({ status, content }): CodeChoice[] => {
    const media = content.find(({ examples }) => examples.length > 0);
    const [example] = media?.examples ?? [];
    if (!media || !example) return [];
    const className = `status status--${status.charAt(0)}`;
    const language = languageOf(media.type);
    return [{ value: status, label: status, className, language, code: example.text }];
  });
  return choices.length > 0 ? renderTabs('answers', 'status', 'Response', choices) : '';
}
