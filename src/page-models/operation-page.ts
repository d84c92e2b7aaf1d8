import { buildCall } from '../openapi/calls/build-call';
import { errorAnchor, isError } from '../openapi/errors';
import type { Operation } from '../openapi/model';
import { createSamples } from '../samples/create-samples';
import type { Sample, Sdks } from '../samples/sample';
import type { AuthoredVersion } from './authored-version';
import { describeOperation } from './describe-operation';
import type { OperationPage } from './model';
import { locateReferencePage, type PageSources } from './page-sources';
import { buildRelations } from './relations';

/** The settings for samples if `sdks.yaml` is missing. */
const noSdks: Sdks = { token: 'API_TOKEN', types: {}, payloads: {} };

/** Builds the page of an operation. */
export function buildOperationPage(operation: Operation, sources: PageSources): OperationPage {
  const { id, slug, title, description } = operation;
  const { authored, areas, overview, findNote, toText } = sources;
  const note = findNote(id);
  const { title: areaTitle, route: areaRoute } = areas.get(operation.area) ?? overview;
  return {
    kind: 'operation',
    ...locateReferencePage(operation, sources),
    slug,
    ...(description && { description }),
    head: {
      title,
      description: describeOperation(operation),
      route: operation.route,
      noindex: false,
    },
    ...(authored.apiSource && { source: authored.apiSource }),
    operation,
    area: { title: areaTitle, route: areaRoute },
    sharedHeaders: sources.sharedHeaderNames,
    samples: listSamples(operation, authored),
    ...(note && { note: toText(note) }),
    mentions: authored.guides.flatMap((guide) => {
      const sentence = sources.mentions.get(guide)?.get(id);
      return sentence ? [{ title: guide.title, route: guide.route, sentence }] : [];
    }),
    ...buildRelations(operation, sources),
    errorRoutes: Object.fromEntries(
      operation.responses
        .filter(isError)
        .map(({ status }) => [status, `${overview.route}#${errorAnchor(status)}`]),
    ),
  };
}

function listSamples(operation: Operation, { document, sdks = noSdks }: AuthoredVersion): Sample[] {
  return document ? createSamples(buildCall(document, operation), sdks) : [];
}
