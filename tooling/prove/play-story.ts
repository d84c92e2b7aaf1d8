import { type PlannedCall, planRun } from '../../src/story/plan-run';
import { type CheckedResponse, checkResponse, type ResponseChecks } from './check-response';
import { prepareWorld } from './prepare-world';
import type { Exchange } from './proxy';
import { learnTimes } from './record/learn-times';
import { recordValue } from './record/record-value';
import { createStoryClock } from './record/story-clock';
import { isStatus } from './response-findings';
import { judge, noBody, type Outcome, skip } from './result';
import { type Runner, runCall } from './run-call';

/** A body to write into an example. */
interface Recorded {
  /** JSON pointer of the example in the document. */
  pointer: string;
  value: unknown;
  /** The call that returned it. */
  id: string;
}

/** What playing a story found out. */
export interface Played {
  outcomes: Outcome[];
  recorded: Recorded[];
  /** The ids of the operations that were called. */
  called: Set<string>;
  /** The optional headers that no response had. */
  unseen: string[];
}

/** Plays the story with the cURL samples, and after each step the requests that fail then. */
export async function playStory(
  runner: Runner,
  checks: ResponseChecks,
  isWanted: (call: PlannedCall) => boolean,
): Promise<Played> {
  const { announce, subject, tried } = runner;
  const { document, api, story } = subject;
  const { split } = checks;
  const clock = createStoryClock(Date.now());
  let bindings = await prepareWorld(runner);
  const plan = planRun(document, api, story);
  const last = plan.findLastIndex(isWanted);
  const outcomes: Outcome[] = [];
  const recorded: Recorded[] = [];
  const called = new Set<string>();
  const isSeen = new Map<string, boolean>();
  const played = plan.slice(0, last + 1);
  const chapters = listChapters(played);
  for (const call of played) {
    const wanted = isWanted(call);
    const part = call.kind === 'step' ? 'samples' : 'errors';
    // Steps are also made if only later ones are wanted, which need what they made.
    if (call.kind === 'error' && !wanted) continue;
    announce('samples and errors', call.chapter, chapters);
    const isTried = tried.some((word) => call.skip?.includes(word));
    if (call.skip !== undefined && !isTried) {
      outcomes.push(skip(part, call.id, call.skip));
      continue;
    }
    if (call.kind === 'step') clock.begin(Date.now());
    const exchange = await runCall(runner, call.operation, call.choice, bindings);
    called.add(call.operation.id);
    for (const [name, seen] of listOptionalHeaders(call, exchange)) {
      isSeen.set(name, isSeen.get(name) || seen);
    }
    const checked = checkResponse(exchange, call, bindings, checks);
    bindings = checked.bindings;
    const example = call.expected?.content?.example;
    if (example && checked.body) learnTimes(example.value, checked.body.value, split, clock);
    if (!wanted) continue;
    outcomes.push(...judgeCall(call, checked));
    if (!example || !checked.body || checked.example.length === 0) continue;
    const rules = { split, varies: call.varies, includes: call.includes };
    const recording = { rules, bindings, clock };
    const value = recordValue(checked.body.value, example.value, recording);
    recorded.push({ pointer: example.pointer, value, id: call.id });
  }
  const unseen = [...isSeen].flatMap(([name, seen]) => (seen ? [] : [name]));
  return { outcomes, recorded, called, unseen };
}

/** The titles of the chapters that calls belong to. */
export function listChapters(calls: readonly PlannedCall[]): (string | undefined)[] {
  return [...new Set(calls.map(({ chapter }) => chapter))];
}

/** The optional headers of a response, `x-total in 200 of ListBooks`, and whether it has them: that none has is worth a look. */
function listOptionalHeaders(
  { operation, expected }: PlannedCall,
  { response }: Exchange,
): [string, boolean][] {
  if (!response || !expected || !isStatus(expected.status, response.status)) return [];
  return expected.headers
    .filter(({ isRequired }) => !isRequired)
    .map(({ name }) => [
      `${name} in ${expected.status} of ${operation.id}`,
      response.headers[name] !== undefined,
    ]);
}

function judgeCall(call: PlannedCall, { response, example, body }: CheckedResponse): Outcome[] {
  const { kind, id, expected } = call;
  if (kind === 'error') return [judge('errors', id, [...response, ...example])];
  const sample = judge('samples', id, response);
  if (body) return [sample, judge('examples', id, example)];
  // After another response than the expected one, there is nothing to compare.
  return expected?.content ? [sample] : [sample, skip('examples', id, noBody)];
}
