import { languageOf } from '../../../openapi/build/media-type';
import { isError } from '../../../openapi/errors';
import type { MediaType } from '../../../openapi/messages';
import type { OperationPage } from '../../../page-models/model';
import type { Html } from '../../../page-models/views';
import { type CodeChoice, renderCodeTabs } from '../../../prose/code/code-tabs';
import type { Sample } from '../../../samples/sample';
import { remember } from '../../../text/remember';
import type { HtmlPrinter } from '../html-printer';

const renderTabs = remember(renderCodeTabs, (...args) => JSON.stringify(args));

/** Renders the samples of an operation, with a tab for each language. */
export function renderSamples(samples: readonly Sample[], printer: HtmlPrinter): Html {
  const choices = samples.map(
    ({ language, label, fence, code, description }): CodeChoice => ({
      value: language,
      label,
      language: fence,
      code,
      note: description && printer.printDescription(description),
    }),
  );
  return renderTabs('samples', 'language', 'Request', choices);
}

/** Renders an example of a body that the API sends, for which there is no sample of a call. */
export function renderSentBody(body: OperationPage['body']): Html {
  const example = findExample(body?.content ?? []);
  if (!example) return '';
  const { type, text } = example;
  return renderTabs('samples', 'language', 'Request', [
    { value: 'body', label: type, language: languageOf(type), code: text },
  ]);
}

/** Renders an example of each response with a body, with a tab for each status. */
export function renderResponseExamples({
  responses,
  errors,
}: Pick<OperationPage, 'responses' | 'errors'>): Html {
  const stored = responses
    .filter((response) => !isError(response))
    .flatMap(({ content }) => content);
  const choices = responses.flatMap(({ status, content }): CodeChoice[] => {
    const [reason] = errors[status]?.reasons ?? [];
    // The error after a change was stored has the body of the success; a made one could contradict it.
    const type = isError({ status }) ? content[0]?.schema.typeName : undefined;
    const same = type ? stored.filter(({ schema }) => schema.typeName === type) : [];
    const example = reason ?? findExample([...same, ...content]);
    if (!example) return [];
    const className = `status status--${status.charAt(0)}`;
    const language = languageOf(example.type);
    return [{ value: status, label: status, className, language, code: example.text }];
  });
  return choices.length > 0 ? renderTabs('answers', 'status', 'Response', choices) : '';
}

/** The first example of a body. */
function findExample(content: readonly MediaType[]) {
  return content.flatMap(({ type, examples }) => examples.map(({ text }) => ({ type, text })))[0];
}
