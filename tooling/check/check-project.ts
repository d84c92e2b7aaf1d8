import { roomyHeap } from '../roomy-heap.mjs';
import { runCommand, runTool } from '../run-command';
import { checkLicences } from './check-licences';
import { formatText } from './format-text';
import { type CheckReport, type ContentReport, isOk, listChecks, type ToolResult } from './report';

const tools = {
  types: () => runTool('tsc', ['-p', '.', '--noEmit'], { capture: true }),
  'lint and format': () => runTool('biome', ['check', '.'], { capture: true }),
  // Settings: .dependency-cruiser.cjs
  'imports between folders': () =>
    runTool('depcruise', ['src', '--output-type', 'err'], { capture: true }),
  'unused code and packages': () => runTool('knip', ['--no-progress'], { capture: true }),
};

/** Checks the code and the content, in parallel. */
export async function checkProject(flags: readonly string[] = []): Promise<CheckReport> {
  const content = checkContentApart(flags);
  const results = [
    ...Object.entries(tools).map(async ([name, run]): Promise<ToolResult> => {
      const { code, output } = await run();
      return { name, ok: code === 0, output };
    }),
    checkLicences(),
  ];
  tellEnded([...results, content.then(() => ({ name: 'content' }))]);
  return { tools: await Promise.all(results), content: await content };
}

/** Says which checks have ended, and how many of how many. The report alone goes to standard output. */
function tellEnded(checks: readonly Promise<{ name: string }>[]): void {
  let ended = 0;
  for (const check of checks) {
    const tell = ({ name }: { name: string }) => {
      ended += 1;
      console.error(`checked ${ended} of ${checks.length}: ${name}`);
    };
    check.then(tell, () => {});
  }
}

/** Checks the content in a process of its own, which takes a core of its own and gives its memory back. */
async function checkContentApart(flags: readonly string[]): Promise<ContentReport> {
  const args = [roomyHeap, '--import', 'tsx', 'tooling/check.ts', '--content', '--json', ...flags];
  const { output } = await runCommand(process.execPath, args, { capture: 'stdout' });
  const { checks, problems } = JSON.parse(output);
  const { coverage, interfaceWords, unchecked } = checks.at(-1);
  return { problems, coverage, interfaceWords, unchecked };
}

/** Runs all checks, prints what they found, and counts them like tests. */
export async function runChecks(): Promise<{ passed: number; failed: number; code: number }> {
  const report = await checkProject();
  console.log(formatText(report));
  const failed = listChecks(report).filter(({ ok }) => !ok).length;
  return { passed: report.tools.length + 1 - failed, failed, code: isOk(report) ? 0 : 1 };
}
