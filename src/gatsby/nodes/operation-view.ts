import type { VersionContent } from '../../content/model';
import { operationRoute } from '../../navigation/routes';
import { errorAnchor, isError } from '../../openapi/errors';
import type { Api, MediaType, Operation } from '../../openapi/model';
import { languageOf } from '../../openapi/model/media-type';
import type { FurtherExample, OperationEntry, OperationView } from '../../openapi/operation-view';
import { relate } from '../../openapi/relations';
import { type CodeChoice, renderCode, renderCodeTabs } from '../../prose/code/code-tabs';
import type { Sample } from '../../samples/sample';
import { findOperations } from './find-operations';
import { listSamples } from './samples';

/** Gathers what the page of an operation shows around it. `loadGrammars` must have ended. */
export function viewOperation(
  operation: Operation,
  api: Api,
  content: VersionContent,
): Omit<OperationView, 'mentions' | 'note'> {
  const { base } = content;
  const toEntry = ({ title, slug, method, path }: Operation): OperationEntry => ({
    title,
    route: operationRoute(base, slug),
    method,
    path,
  });
  const listEntries = (ids: readonly string[]) => findOperations(content, ids).map(toEntry);
  const { comparison, lifeCycle, related } = relate(operation, api);
  const [creator] = comparison ? listEntries([comparison.with]) : [];
  return {
    samples: renderSamples(listSamples(content).get(operation.id) ?? []),
    answers: renderAnswers(operation),
    further: Object.fromEntries([
      ['request', listFurther(operation.body?.content)],
      ...operation.responses.map(({ anchor, content: media }) => [anchor, listFurther(media)]),
    ]),
    ...(comparison && creator && { comparison: { ...comparison, ...creator } }),
    lifeCycle: lifeCycle.map(({ operationIds, ...step }) => ({
      ...step,
      operations: listEntries(operationIds),
    })),
    related: listEntries(related),
    errorRoutes: Object.fromEntries(
      operation.responses
        .filter(isError)
        .map(({ status }) => [status, `${api.route}#${errorAnchor(status)}`]),
    ),
  };
}

function renderSamples(samples: Sample[]): string {
  const choices = samples.map(
    ({ language, label, fence, code }): CodeChoice => ({
      value: language,
      label,
      language: fence,
      code,
    }),
  );
  return renderCodeTabs('samples', 'language', 'Request', choices);
}

/** The first example of each response that has a body, by status. */
function renderAnswers({ responses }: Operation): string {
  const choices = responses.flatMap(({ status, content }): CodeChoice[] => {
    const media = content.find(({ examples }) => examples.length > 0);
    const [example] = media?.examples ?? [];
    if (!media || !example) return [];
    const className = `status status--${status.charAt(0)}`;
    const language = languageOf(media.type);
    return [{ value: status, label: status, className, language, code: example.text }];
  });
  return choices.length > 0 ? renderCodeTabs('answers', 'status', 'Response', choices) : '';
}

/** The examples of a body that do not stand beside the text already. */
function listFurther(content: MediaType[] = []): FurtherExample[] {
  return content
    .flatMap(({ type, examples }) => examples.map((example) => ({ type, ...example })))
    .slice(1)
    .map(({ type, title = 'Another example', description, text }) => ({
      title,
      ...(description && { description }),
      html: renderCode(text, languageOf(type)),
    }));
}
