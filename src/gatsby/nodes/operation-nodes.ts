import { toHtml as renderText } from 'hast-util-to-html';
import type { VersionContent } from '../../content/model';
import { operationRoute } from '../../navigation/routes';
import { countDescriptions } from '../../openapi/conventions';
import { firstSentence } from '../../openapi/describe-operation';
import { mapTexts } from '../../openapi/map-texts';
import type { Api, Operation } from '../../openapi/model';
import { renderHtml } from '../../prose/render/render-html';
import { findMentioning } from './mentions';
import { viewOperation } from './operation-view';
import type { PlainNode, ToHtml } from './plain-node';
import { createContext } from './render-context';

/** One node for each operation of an API, with the model and the view of its page. */
export function toOperationNodes(
  api: Api,
  content: VersionContent,
  toHtml: ToHtml,
  prefix: string,
): PlainNode[] {
  return api.operations.map((operation) => {
    const { fields, id } = describe(operation, api, content, toHtml);
    const mentions = findMentioning(content, id).map(({ guide, sentence }) => ({
      title: guide.title,
      route: guide.route,
      description: renderText({ type: 'text', value: sentence }),
    }));
    const note = content.notes.find((candidate) => candidate.operation === id);
    const html = note && renderHtml(note.prose.tree, createContext(content, prefix, note));
    const view = {
      ...mapTexts(viewOperation(operation, api, content), toHtml),
      ...(html && { note: html }),
      mentions,
    };
    const mentionedIn = mentions.map(({ route }) => route);
    return {
      type: 'Operation',
      key: fields.key,
      fields: { ...fields, mentionedIn, ...(html && { note: html }), view },
    };
  });
}

/** What can be asked of an operation, and the model of its page. */
function describe(
  operation: Operation,
  api: Api,
  { version, base }: VersionContent,
  toHtml: ToHtml,
) {
  const { id, slug, title, method, path, area, deprecated, parameters } = operation;
  const model = mapTexts(operation, toHtml);
  return {
    id,
    fields: {
      key: `${version}:${id}`,
      version,
      operationId: id,
      slug,
      route: operationRoute(base, slug),
      title,
      ...(model.description && { description: model.description }),
      ...(operation.description && { summary: toHtml(firstSentence(operation.description)) }),
      method,
      path,
      area,
      areaTitle: api.areas.find((each) => each.slug === area)?.title ?? area,
      deprecated,
      bodyRequired: operation.body?.required ?? false,
      parameters: parameters.map(({ name }) => name),
      statuses: operation.responses.map(({ status }) => status),
      ...countDescriptions(operation),
      model,
    },
  };
}
