import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCall } from '../../src/openapi/calls/build-call';
import type { CallChoice } from '../../src/openapi/calls/call';
import type { Operation } from '../../src/openapi/model';
import { writeCurl } from '../../src/samples/curl/command';
import { type Bindings, toRun } from './compare/bindings';
import type { ProveOptions } from './options';
import type { Exchange, RecordingProxy } from './proxy';
import { unsent } from './response-findings';
import { type Ended, runLimited } from './run-limited';
import { findCause } from './shorten';
import type { Subject } from './subject';

/** What every run of a sample needs. */
export interface Runner extends Pick<ProveOptions, 'addresses' | 'tried' | 'timeout'> {
  subject: Subject;
  proxy: RecordingProxy;
  /** Says which chapter or guide begins, and where it is among all that the run plays. */
  announce(part: string, title: string | undefined, all: readonly (string | undefined)[]): void;
  /** What the run has made to be alone on the server. */
  made: string[];
}

/** Runs the printed cURL sample of a call and returns its last request and the response, with the run's address and ids in the place of the examples'. */
export async function runCall(
  { subject, proxy, addresses, timeout }: Runner,
  operation: Operation,
  choice: CallChoice,
  bindings: Bindings,
): Promise<Exchange> {
  const sample = writeCurl(buildCall(subject.document, operation, choice), subject.sdks);
  const code = localise(sample, { subject, proxy, addresses }, bindings);
  const folder = mkdtempSync(join(tmpdir(), 'prove-'));
  proxy.take();
  const env = environment(subject);
  const ended = await runLimited('bash', ['-c', code], { cwd: folder, env, timeout });
  rmSync(folder, { recursive: true, force: true });
  return lastExchange(proxy, ended, timeout);
}

/** Puts the run's address, words and ids into code. */
export function localise(
  code: string,
  { subject, proxy, addresses }: Pick<Runner, 'subject' | 'proxy' | 'addresses'>,
  bindings: Bindings,
): string {
  let text = toRun(code, bindings).replaceAll(subject.server, proxy.address);
  for (const [written, own] of addresses) text = text.replaceAll(written, own);
  return text;
}

/** The environment of what is run: that of the command, with some token. */
export function environment({ sdks }: Subject): NodeJS.ProcessEnv {
  return { ...process.env, [sdks.token]: process.env[sdks.token] || 'none' };
}

/** The last request of what has run, or why there is no response to it. */
export function lastExchange(proxy: RecordingProxy, ended: Ended, timeout: number): Exchange {
  const last = proxy.take().at(-1);
  if (last?.response || last?.failure) return last;
  const late = ended.code === undefined;
  const { code, stderr } = ended;
  const failure = late
    ? `no response within ${timeout / 1000} s`
    : `${unsent}, and it ended with ${code}: ${findCause(stderr)}`;
  const request = last?.request ?? { method: '', path: '' };
  return { request, failure };
}
