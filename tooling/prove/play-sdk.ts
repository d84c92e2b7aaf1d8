import { existsSync } from 'node:fs';
import { buildCall } from '../../src/openapi/calls/build-call';
import { isError } from '../../src/openapi/errors';
import type { Problem } from '../../src/problems/problem';
import { createSamples } from '../../src/samples/create-samples';
import { findFailure } from '../../src/samples/sdk';
import { type PlannedCall, planRun } from '../../src/story/plan-run';
import { operationPointer } from '../../src/story/response-examples';
import { checkResponse, type ResponseChecks } from './check-response';
import type { Bindings } from './compare/bindings';
import { listChapters } from './play-story';
import { prepareWorld } from './prepare-world';
import { judge, type Outcome, skip } from './result';
import { environment, lastExchange, localise, type Runner, runCall } from './run-call';
import { runLimited } from './run-limited';
import { writeProgram } from './sdk-programs';
import { findCause } from './shorten';

/** An SDK that is installed in a folder. */
interface InstalledSdk {
  language: string;
  folder: string;
}

/**
 * Plays the story with the samples of an SDK, in a world of its own. The cURL samples make the steps
 * that are not wanted, and those that failed, because later steps need what they make.
 */
export async function playSdk(
  runner: Runner,
  checks: ResponseChecks,
  sdk: InstalledSdk,
  isWanted: (call: PlannedCall) => boolean,
): Promise<Outcome[]> {
  const { document, api, story } = runner.subject;
  const steps = planRun(document, api, story).filter(({ kind }) => kind === 'step');
  const last = steps.findLastIndex(isWanted);
  if (last < 0) return [];
  if (!existsSync(sdk.folder)) {
    throw new Error(`--sdk-folder has no folder ${sdk.language}: ${sdk.folder}`);
  }
  let bindings = await prepareWorld(runner);
  const outcomes: Outcome[] = [];
  const wanted = steps.slice(0, last + 1);
  const chapters = listChapters(wanted);
  for (const step of wanted) {
    runner.announce(`sdk ${sdk.language}`, step.chapter, chapters);
    const played = isWanted(step) ? await playStep(runner, checks, sdk, step, bindings) : undefined;
    if (played) outcomes.push(played.outcome);
    if (played?.bindings) {
      bindings = played.bindings;
      continue;
    }
    const exchange = await runCall(runner, step.operation, step.choice, bindings);
    bindings = checkResponse(exchange, step, bindings, checks).bindings;
  }
  return outcomes;
}

/** Runs the sample of a step. Without a response as expected, it returns no bindings. */
async function playStep(
  runner: Runner,
  checks: ResponseChecks,
  { language, folder }: InstalledSdk,
  step: PlannedCall,
  bindings: Bindings,
): Promise<{ outcome: Outcome; bindings?: Bindings }> {
  const { subject, proxy, timeout } = runner;
  const part = `sdk ${language}`;
  const call = buildCall(subject.document, step.operation, step.choice);
  const sample = createSamples(call, subject.sdks).find((each) => each.language === language);
  if (!sample) return { outcome: skip(part, step.id, `there is no sample in ${language}`) };
  const code = localise(sample.code, runner, bindings);
  const [command, ...args] = writeProgram(language, folder, code);
  // A program may be compiled before it calls.
  const limit = timeout * 10;
  proxy.take();
  const env = environment(subject);
  const ended = await runLimited(command, args, { cwd: folder, env, timeout: limit });
  const exchange = lastExchange(proxy, ended, limit);
  const checked = checkResponse(exchange, step, bindings, checks);
  const isMade = checked.body !== undefined || checked.response.length === 0;
  // A program also fails because the server rejects its call, which the check has found.
  const isUnread = isMade && ended.code !== 0;
  const unread = isUnread ? describeExit(step, findCause(ended.stderr), checks) : [];
  const { operation, choice } = step;
  const isKnown =
    operation.serverNote !== undefined ||
    findFailure(subject.sdks, language, operation.id, choice.example) !== undefined;
  const outcome = judge(part, step.id, [...checked.response, ...checked.example, ...unread]);
  return {
    // The page says itself that an SDK cannot make the call.
    outcome: outcome.state === 'failed' && isKnown ? { ...outcome, state: 'known' } : outcome,
    ...(isMade && { bindings: checked.bindings }),
  };
}

function describeExit(
  { operation, expected }: PlannedCall,
  cause: string,
  { locate }: ResponseChecks,
): Problem[] {
  if (expected && isError(expected)) return [];
  return [
    {
      severity: 'error',
      code: 'prove/program',
      ...locate(operationPointer(operation)),
      found: `a program that ends with an error: ${cause}`,
      expected: 'a program that reads the response',
      fix: 'correct sdks.yaml, or the interface by overlay, or report it to those who make the SDK',
    },
  ];
}
