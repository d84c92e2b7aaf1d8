import { buildCall } from '../openapi/calls/build-call';
import type { Call } from '../openapi/calls/call';
import type { Operation } from '../openapi/model';
import { createSamples } from '../samples/create-samples';
import { sdkSchemas } from '../samples/languages';
import type { Sample } from '../samples/sample';
import { findFailure, noSdks } from '../samples/sdk';
import { findFirstStep } from '../story/steps';
import type { Step } from '../story/story';
import { tourRoute } from '../text/routes';
import type { AuthoredVersion } from './authored-version';
import { listHistory } from './changelog/history';
import { describeOperation } from './describe-operation';
import { listOperationErrors } from './error-reasons';
import type { Mention, OperationPage } from './model';
import { locateReferencePage, type PageSources, toLink } from './page-sources';
import { buildRelations } from './relations';
import { showParts } from './show-parts';

/** More would not help readers, and would outgrow the page: a search finds the others. */
const maxMentions = 12;

/** Builds the page of an operation. */
export function buildOperationPage(operation: Operation, sources: PageSources): OperationPage {
  const { id, title } = operation;
  const { authored, areas, overview, findNote, toText, changes } = sources;
  const history = listHistory(operation, changes.entries, changes.names, authored.base);
  const note = findNote(id);
  const mentions = findMentions(id, sources);
  const step = findFirstStep(authored.story, id);
  const { received } = operation;
  const { document, errors } = authored;
  const marks = changes.findMarks(operation);
  // The call of its first step in the story, so that the samples work on its data.
  const call = document && !received ? buildCall(document, operation, step?.step) : undefined;
  const area = toLink(received?.owner ?? areas.get(operation.area) ?? overview);
  return {
    ...operation,
    kind: 'operation',
    ...locateReferencePage(operation, sources),
    ...(received && { document: received.documentRoute }),
    ...(received?.owner && sources.locatePage(operation, received.owner)),
    head: {
      title,
      description: describeOperation(operation),
      route: operation.route,
      noindex: false,
    },
    source: authored.apiSource,
    ...showParts(operation, { marks, errors, step: step?.step, call }),
    area: { ...area, slug: operation.area },
    // The overview explains headers and errors of what the API receives, not of what it sends.
    sharedHeaders: received ? new Set() : sources.sharedHeaderNames,
    samples: call ? listSamples(call, operation, authored, step?.step) : [],
    note: note && toText(note),
    mentions: mentions.slice(0, maxMentions),
    mentionedIn: mentions.map(({ route }) => route),
    ...buildRelations(operation, sources),
    overview,
    step: step && {
      number: step.number,
      route: `${tourRoute(authored.base)}#${step.anchor}`,
    },
    errors: received ? {} : listOperationErrors(operation, sources.sharedReasons, errors),
    history: history.length > 0 ? history : undefined,
  };
}

function findMentions(id: string, { authored, mentions }: PageSources): Mention[] {
  return authored.guides.flatMap((guide) => {
    const sentence = mentions.get(guide)?.get(id);
    return sentence ? [{ title: guide.title, route: guide.route, sentence }] : [];
  });
}

function listSamples(
  call: Call,
  operation: Operation,
  { sdks = noSdks }: AuthoredVersion,
  step: Step | undefined,
): Sample[] {
  return createSamples(call, sdks).map((sample) => {
    if (!Object.hasOwn(sdkSchemas, sample.language)) return sample;
    const description =
      findFailure(sdks, sample.language, operation.id, step?.example) ?? operation.serverNote;
    return { ...sample, description };
  });
}
