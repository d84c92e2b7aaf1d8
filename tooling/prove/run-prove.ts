import { resolve } from 'node:path';
import { addLines } from '../../src/content/files/add-lines';
import { asObject, asText } from '../../src/openapi/document/document';
import { validateExample } from '../../src/openapi/examples/validate-value';
import { createSplitter } from '../../src/story/forms';
import { planRun } from '../../src/story/plan-run';
import type { ResponseChecks } from './check-response';
import { findUnknownLanguage } from './guide-languages';
import type { ProveOptions } from './options';
import { playGuides } from './play-guides';
import { playSdk } from './play-sdk';
import { playStory } from './play-story';
import { describeFailure, startProxy } from './proxy';
import { recordExamples } from './record-examples';
import { formatReport, type Report, toDocument } from './report';
import type { Outcome } from './result';
import type { Runner } from './run-call';
import { hasSdk } from './sdk-programs';
import { select } from './select';
import { readSubject, type Subject } from './subject';

/**
 * Proves the content below `root` against a server, prints the result, and returns the exit code. Each chapter and
 * guide that begins is told to `tell`.
 */
export async function runProve(
  options: ProveOptions,
  root: string,
  tell: (line: string) => void = console.error,
): Promise<number> {
  const subject = await readSubject(root, options.version);
  const { document, api, story, locate } = subject;
  const plan = planRun(document, api, story);
  const selection = select(options.only, plan, subject);
  if ('mistake' in selection) {
    console.error(selection.mistake);
    return 2;
  }
  const unknown = findUnknownLanguage(options.sdks, subject.guides);
  if (unknown !== undefined) {
    console.error(unknown);
    return 2;
  }
  const unreachable = await findFailure(options.url);
  if (unreachable !== undefined) {
    console.error(
      `The server at ${options.url} cannot be reached: ${unreachable}. Start it, or give the address of another one with --url.`,
    );
    return 1;
  }
  const proxy = await startProxy(options.url);
  try {
    let last = '';
    const announce: Runner['announce'] = (part, title, all) => {
      const place = `${all.indexOf(title) + 1} of ${all.length}`;
      const line = `${part}, ${place}: ${title ?? 'without a chapter'}`;
      if (line !== last) tell(line);
      last = line;
    };
    const runner: Runner = { ...options, subject, proxy, announce, made: [] };
    const checks: ResponseChecks = {
      split: createSplitter(story.generated),
      validate: (example) => validateExample(document, example),
      locate,
      commonHeaders: listCommonHeaders(document),
    };
    const isStoryWanted = plan.some(selection.isCallWanted);
    const played = isStoryWanted
      ? await playStory(runner, checks, selection.isCallWanted)
      : { outcomes: [], recorded: [], called: new Set<string>(), unseen: [] };
    const { outcomes, recorded } = options.update
      ? await recordExamples(subject, played)
      : { outcomes: played.outcomes, recorded: [] };
    const guides = await playGuides(runner, options.sdks, selection.isGuideWanted);
    const programs: Outcome[] = [];
    for (const language of options.sdks.filter(hasSdk)) {
      const folder = resolve(options.sdkFolder, language);
      const wanted = selection.isSdkCallWanted;
      programs.push(...(await playSdk(runner, checks, { language, folder }, wanted)));
    }
    const missing = api.operations.map(({ id }) => id).filter((id) => !played.called.has(id));
    const report: Report = {
      url: options.url,
      outcomes: await locateOutcomes([...outcomes, ...guides, ...programs], root),
      ...(options.only.length === 0 && {
        operations: { called: played.called.size, all: api.operations.length, missing },
      }),
      recorded,
      unseen: played.unseen,
      left: runner.made,
    };
    console.log(options.json ? JSON.stringify(toDocument(report), null, 2) : formatReport(report));
    return report.outcomes.some(({ state }) => state === 'failed') ? 1 : 0;
  } finally {
    proxy.close();
  }
}

/** What the text about the whole interface names as code, such as a header of all responses. */
function listCommonHeaders({ info }: Subject['document']): Set<string> {
  const text = asText(asObject(info).description) ?? '';
  return new Set(Array.from(text.matchAll(/`([\w-]+)`/g), ([, name = '']) => name.toLowerCase()));
}

async function findFailure(url: string): Promise<string | undefined> {
  try {
    await fetch(url, { redirect: 'manual' });
    return undefined;
  } catch (error) {
    return describeFailure(((error as Error).cause ?? error) as NodeJS.ErrnoException);
  }
}

async function locateOutcomes(outcomes: readonly Outcome[], root: string): Promise<Outcome[]> {
  return Promise.all(
    outcomes.map(async (outcome) => ({
      ...outcome,
      differences: await addLines(outcome.differences, root),
    })),
  );
}
