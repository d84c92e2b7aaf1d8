import { nameFile } from '../../src/content/files/read-files';
import { loadContent } from '../../src/content/load-content';
import { readSite } from '../../src/content/settings/read-site';
import type { SiteConfig } from '../../src/content/settings/site-config';
import { formatProblems, hasErrors, type Problem } from '../../src/problems/problem';
import type { Read } from '../../src/problems/read';
import { readCommandLine } from '../command-line';
import { writePlan } from '../files/write-plan';
import { parseRequest, type Request, usage } from './parse-request';
import type { Plan } from './plan';
import { planGuide } from './plan-guide';
import { planNote } from './plan-note';
import { planVersion } from './plan-version';

/** The exit code of the command: 1 if the content does not allow it, 2 if the arguments are wrong. */
type ExitCode = 0 | 1 | 2;

/** Makes what the arguments ask for below a content root: all of it, or nothing. */
export async function runNew(args: readonly string[], root: string): Promise<ExitCode> {
  const read = readCommandLine(args, usage, parseRequest);
  if ('exitCode' in read) return read.exitCode;
  const { request } = read;
  const site = await readSite(root);
  const { value: plan, problems } = site.value
    ? await planRequest(request, site.value, root)
    : { problems: site.problems };
  if (!plan) return report(problems);
  const caused = await carryOut(plan, root);
  if (caused.length > 0) return report(caused);
  console.log(describePlan(plan, root));
  return 0;
}

function planRequest(request: Request, site: SiteConfig, root: string): Promise<Read<Plan>> {
  switch (request.kind) {
    case 'guide':
      return planGuide(request, site, root);
    case 'note':
      return planNote(request, site, root);
    case 'version':
      return planVersion(request, site, root);
  }
}

/**
 * Writes the files of a plan. If they cause errors, such as a second page with the same address, takes
 * them back and returns these errors.
 */
async function carryOut(plan: Plan, root: string): Promise<Problem[]> {
  const takeBack = writePlan(plan);
  const after = await findErrors(root);
  if (after.size === 0) return [];
  takeBack();
  const before = await findErrors(root);
  const caused = [...after].flatMap(([key, problem]) => (before.has(key) ? [] : [problem]));
  // The content was wrong before, which is no reason to refuse.
  if (caused.length === 0) writePlan(plan);
  return caused;
}

/** The errors of a content root, by what they are about: their lines may move. */
async function findErrors(root: string): Promise<Map<string, Problem>> {
  const { problems } = await loadContent(root);
  const errors = problems.filter((problem) => hasErrors([problem]));
  return new Map(errors.map((problem) => [`${problem.file} ${problem.found}`, problem]));
}

function report(problems: readonly Problem[]): ExitCode {
  console.error(`Nothing was written.\n\n${formatProblems(problems)}`);
  return 1;
}

function describePlan({ created, changed, next }: Plan, root: string): string {
  const files = [...created.keys()].map((file) => nameFile(root, file));
  return [
    files.length > 3 ? `wrote    ${files.length} files` : files.map((file) => `wrote    ${file}`),
    [...changed.keys()].map((file) => `changed  ${nameFile(root, file)}`),
    `next     ${next}`,
  ]
    .flat()
    .join('\n');
}
