import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Guide } from '../../src/page-models/authored-version';
import { listStarts, writeStartScript } from '../../src/page-models/start-script';
import type { Problem } from '../../src/problems/problem';
import type { CodeBlock } from '../../src/prose/extract/list-code';
import { isFileName, listCommands } from '../../src/prose/extract/list-commands';
import { createSplitter } from '../../src/story/forms';
import { type BashSession, startBash } from './bash-session';
import { checkBlock } from './check-block';
import { type Bindings, noBindings } from './compare/bindings';
import { prepareWorld } from './prepare-world';
import { judge, type Outcome, skip } from './result';
import { environment, localise, type Runner } from './run-call';

/** Runs the commands of each guide in a shell of its own, alone on the server if they name what that needs. */
export async function playGuides(
  runner: Runner,
  languages: readonly string[],
  isWanted: (path: string) => boolean,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const commandsOf = ({ prose }: Guide) => listCommands(prose.tree, languages);
  const wanted = runner.subject.guides.filter(
    (guide) =>
      isWanted(guide.path) && commandsOf(guide).some(({ language }) => language === 'bash'),
  );
  const paths = wanted.map(({ path }) => path);
  for (const guide of wanted) {
    const blocks = commandsOf(guide);
    runner.announce('guides', guide.path, paths);
    const folder = mkdtempSync(join(tmpdir(), 'prove-guide-'));
    const session = startBash(folder, environment(runner.subject));
    try {
      const hasCommands = blocks.some((block) => block.language === 'bash' && isRun(block));
      const chain = hasCommands ? listBefore(guide, runner.subject.guides) : [];
      const before = chain.flatMap(commandsOf);
      const isAlone = hasCommands && needsWorld(runner, [...before, ...blocks].filter(isRun));
      const bindings = isAlone ? await prepareWorld(runner) : noBindings;
      const place = { runner, session, folder, bindings };
      const played: Outcome[] = [];
      for (const each of chain) played.push(...(await playBefore(place, each, languages)));
      const broken = played.find(({ state }) => state === 'failed');
      outcomes.push(
        ...(broken
          ? [judge('guides', guide.path, [describeBroken(guide, broken)])]
          : await playGuide(place, guide, blocks)),
      );
    } finally {
      session.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return outcomes;
}

/** Whether a block is made into a file or commands that are run. */
function isRun({ meta }: CodeBlock): boolean {
  return meta.noRun === undefined && !meta.isOutput;
}

/** Whether any of the blocks uses what a run makes to be alone on the server. */
function needsWorld({ subject }: Runner, blocks: readonly CodeBlock[]): boolean {
  const words = subject.story.world.flatMap(({ replaces = {} }) => Object.keys(replaces));
  return blocks.some(({ code }) => words.some((word) => code.includes(word)));
}

/**
 * Brings the server to where a guide ends: with the script that the site publishes, where it has one, and
 * then the commands of the languages.
 */
async function playBefore(
  place: Place,
  guide: Guide,
  languages: readonly string[],
): Promise<Outcome[]> {
  const { tree } = guide.prose;
  const blocks = listCommands(tree, languages);
  if (!listStarts(place.runner.subject.guides).includes(guide)) {
    return playGuide(place, guide, blocks);
  }
  const common = new Set(listCommands(tree, []).map(({ line }) => line));
  const own = blocks.filter(({ line }) => !common.has(line));
  return [await playScript(place, guide), ...(await playGuide(place, guide, own))];
}

async function playScript({ runner, session, bindings }: Place, guide: Guide): Promise<Outcome> {
  const { subject, proxy } = runner;
  const { file, path } = guide;
  const script = writeStartScript(guide, { address: file, server: subject.server });
  const text = localise(script, runner, bindings);
  const limit = runner.timeout * 10;
  proxy.take();
  const ended = await session.run(`sh <<'END OF SCRIPT'\n${text}END OF SCRIPT`, limit);
  const run = { ended, exchanges: proxy.take(), limit: limit / 1000 };
  const split = createSplitter(subject.story.generated);
  const problems = checkBlock(run, [], undefined, { file, line: 1, split, bindings });
  return judge('guides', `${path} (script)`, problems);
}

/** The guides that are run before a guide, the first one first. */
function listBefore({ path, after }: Guide, guides: readonly Guide[]): Guide[] {
  const before: Guide[] = [];
  let next = after;
  while (next !== undefined && next !== path && before.every((each) => each.path !== next)) {
    const guide = guides.find((each) => each.path === next);
    if (!guide) break;
    before.unshift(guide);
    next = guide.after;
  }
  return before;
}

interface Place {
  runner: Runner;
  session: BashSession;
  folder: string;
  bindings: Bindings;
}

async function playGuide(
  { runner, session, folder, bindings }: Place,
  { path, file }: Guide,
  blocks: readonly CodeBlock[],
): Promise<Outcome[]> {
  const { subject, proxy } = runner;
  const split = createSplitter(subject.story.generated);
  const outcomes: Outcome[] = [];
  for (const [index, { language, code, meta, line }] of blocks.entries()) {
    if (meta.isOutput) continue;
    const id = `${path}:${line}`;
    const text = localise(code, runner, bindings);
    if (meta.noRun !== undefined) {
      outcomes.push(skip('guides', id, meta.noRun));
    } else if (meta.title !== undefined && isFileName(meta.title)) {
      mkdirSync(dirname(join(folder, meta.title)), { recursive: true });
      writeFileSync(join(folder, meta.title), `${text}\n`);
    } else if (language === 'bash' && session.isOver()) {
      outcomes.push(skip('guides', id, 'an earlier block ended the shell'));
    } else if (language === 'bash') {
      proxy.take();
      // Commands of guides wait for servers and install programs.
      const limit = runner.timeout * 10;
      const ended = await session.run(text, limit);
      const next = blocks[index + 1];
      const output = next?.meta.isOutput ? next : undefined;
      const run = { ended, exchanges: proxy.take(), limit: limit / 1000 };
      const shown = { ...ended, stdout: ended.stdout.replaceAll(proxy.address, subject.server) };
      const problems = checkBlock({ ...run, ended: shown }, meta.statuses, output, {
        file,
        line,
        split,
        bindings,
      });
      outcomes.push(judge('guides', id, problems));
    }
  }
  return outcomes;
}

function describeBroken({ file, after }: Guide, { id, differences: [first] }: Outcome): Problem {
  return {
    severity: 'error',
    code: 'prove/guide-before',
    file,
    found: `an earlier guide fails at ${id}: ${first?.found}`,
    expected: `${after} to run without a difference`,
    fix: 'correct that guide first',
  };
}
