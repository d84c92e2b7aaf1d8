import { buildCall } from '../../../src/openapi/calls/build-call';
import type { OpenApiDocument } from '../../../src/openapi/document/document';
import { escapeKey } from '../../../src/openapi/document/pointer';
import type { Api } from '../../../src/openapi/model';
import type { Finding } from '../../../src/problems/problem';
import { createSplitter, type SplitText } from '../../../src/story/forms';
import { type PlannedCall, planRun } from '../../../src/story/plan-run';
import { requestExamples } from '../../../src/story/response-examples';
import { listSteps } from '../../../src/story/steps';
import type { Story } from '../../../src/story/story';
import { printJson } from '../../../src/text/written-number';
import { requestExamplePointer } from './check-uses';

/** A generated id that a call sends, and where its value is written: in the story or in the document. */
interface SentId {
  id: string;
  source: 'story' | 'document';
  pointer: string;
  /** "the parameter id", "the body". */
  part: string;
}

/** Finds generated ids that a step sends although no response before it contains them, by what their pointers are into. */
export function checkIds(
  document: OpenApiDocument,
  api: Pick<Api, 'operations'>,
  story: Story,
): Record<'story' | 'document', Finding[]> {
  const split = createSplitter(story.generated.filter(({ kind }) => kind === 'id'));
  const steps = planRun(document, api, story).filter(({ kind }) => kind === 'step');
  const operations = new Set(api.operations.map(({ id }) => id));
  const places = listSteps(story).filter(({ step }) => operations.has(step.call));
  const known = new Set<string>();
  const findings = steps.flatMap((call, index) => {
    const { number = 0, pointer = '' } = places[index] ?? {};
    const unknown = listSentIds(document, call, pointer, split).filter(({ id }) => !known.has(id));
    for (const id of listIds(call.expected?.content?.example?.value, split)) known.add(id);
    return unknown.map((sent) => ({ source: sent.source, finding: describe(sent, call, number) }));
  });
  const ofSource = (wanted: SentId['source']) =>
    findings.flatMap(({ source, finding }) => (source === wanted ? [finding] : []));
  return { story: ofSource('story'), document: ofSource('document') };
}

function describe({ id, part, pointer }: SentId, call: PlannedCall, step: number): Finding {
  return {
    code: 'story/unknown-id',
    pointer,
    found: `${id} in ${part} of step ${step} (${call.id}), which no earlier response contains`,
    expected: 'an id that the server has returned before',
    fix: 'take the id from the response of an earlier step, or call that step first',
  };
}

function listSentIds(
  document: OpenApiDocument,
  { operation, choice }: PlannedCall,
  step: string,
  split: SplitText,
): SentId[] {
  const { parameters, body } = buildCall(document, operation, choice);
  const given = Object.keys(choice.with ?? {});
  const inParameters = parameters.flatMap(({ name, json }) => {
    const pointer = given.includes(name) ? `${step}/with/${escapeKey(name)}` : step;
    return listIds(json, split).map((id): SentId => {
      return { source: 'story', pointer, part: `the parameter ${name}`, id };
    });
  });
  const [first = ''] = requestExamples(document, operation).keys();
  const pointer = requestExamplePointer(document, operation, choice.example ?? first);
  const inBody = listIds(body?.json, split).map((id): SentId => {
    return { source: 'document', pointer: `${pointer}/value`, part: 'the body', id };
  });
  return [...inParameters, ...inBody];
}

/** The generated ids in the texts and names of a value, each once. */
function listIds(value: unknown, split: SplitText): string[] {
  const text = typeof value === 'string' ? value : printJson(value);
  if (text === undefined) return [];
  return [...new Set(split(text).flatMap(({ text: id, form }) => (form ? [id] : [])))];
}
