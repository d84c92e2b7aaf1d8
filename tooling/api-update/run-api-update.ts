import { writeFileSync } from 'node:fs';
import { nameFile } from '../../src/content/files/read-files';
import { loadContent } from '../../src/content/load-content';
import { readSite } from '../../src/content/settings/read-site';
import { formatProblems, hasErrors, type Problem } from '../../src/problems/problem';
import { joinReads } from '../../src/problems/read';
import { readCommandLine } from '../command-line';
import { writePlan } from '../files/write-plan';
import { findVersionFolder } from '../find-version-folder';
import { draftOverlay } from './draft/draft-overlay';
import { formatReport } from './format-report';
import { parseArguments, type UpdateRequest, usage } from './parse-arguments';
import { planUpdate, type Update } from './plan-update';
import { readCurrent } from './read-current';
import { readNewFile } from './read-new-file';
import { createReport } from './report';

/** The exit code of the command: 1 if something cannot be read, 2 if the arguments are wrong. */
type ExitCode = 0 | 1 | 2;

/** Compares a new interface file with the content below `root`, and takes it in if it should. */
export async function runApiUpdate(
  args: readonly string[],
  root: string,
  today: string,
): Promise<ExitCode> {
  const read = readCommandLine(args, usage, (given) => parseArguments(given, today));
  if ('exitCode' in read) return read.exitCode;
  const { request } = read;
  const { value: site, problems: siteProblems } = await readSite(root);
  if (!site) return refuse(siteProblems);
  const version = findVersionFolder(site, root, request.version);
  if ('finding' in version) {
    return refuse([{ severity: 'error', file: nameFile(root, 'site.yaml'), ...version.finding }]);
  }
  const current = await readCurrent(version);
  const next = await readNewFile(request.file);
  const { problems } = joinReads([current, next] as { problems: Problem[] }[]);
  if (!current.value || !next.value || hasErrors(problems)) return refuse(problems);
  // What cannot be read cannot be compared with the new interface either.
  const { isCheckable, problems: known } = await loadContent(root);
  if (!isCheckable) return refuse(known.filter((each) => hasErrors([each])));
  return tell(request, root, await planUpdate(request, version, current.value, next.value));
}

function tell(request: UpdateRequest, root: string, update: Update): ExitCode {
  const report = createReport(update);
  console.log(
    request.json
      ? JSON.stringify({ version: 2, ...report }, null, 2)
      : formatReport(report, request.all),
  );
  const { version } = update.breakages.after;
  if (request.draft && version) {
    writeFileSync(request.draft, draftOverlay(version, report.undescribed));
  }
  if (request.write) {
    writePlan(update.files);
    console.error(`\n${describeFiles(update, root)}`);
  }
  return 0;
}

function refuse(problems: readonly Problem[]): ExitCode {
  console.error(`Nothing was compared.\n\n${formatProblems(problems)}`);
  return 1;
}

function describeFiles({ files }: Update, root: string): string {
  const list = (word: string, paths: Iterable<string>) =>
    [...paths].map((path) => `${word}  ${nameFile(root, path)}`);
  const lines = [
    ...list('wrote  ', files.created.keys()),
    ...list('changed', files.changed.keys()),
    ...list('removed', files.removed),
  ];
  return lines.length > 0 ? lines.join('\n') : 'The content is up to date.';
}
