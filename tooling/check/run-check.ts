import { findContentRoot } from '../../src/content/files/content-root';
import { createContentCheck } from './check-content';
import { checkProject } from './check-project';
import { formatGithub } from './format-github';
import { formatText } from './format-text';
import type { CheckOptions, Format } from './options';
import { type CheckReport, isOk, toDocument } from './report';
import { watchContent } from './watch-content';

/** Runs the checks that the options ask for, prints the result, and returns the exit code. */
export async function runCheck(options: CheckOptions): Promise<number> {
  const { contentOnly, external, interfaceWords, watch, format } = options;
  const root = findContentRoot();
  if (watch) {
    await watchContent(root, createContentCheck(root, { external, interfaceWords }));
    return 0;
  }
  const report = contentOnly
    ? { tools: [], content: await createContentCheck(root, { external, interfaceWords })() }
    : await checkProject([
        ...(external ? ['--external'] : []),
        ...(interfaceWords ? ['--interface-words'] : []),
      ]);
  console.log(formatReport(report, format));
  return isOk(report) ? 0 : 1;
}

function formatReport(report: CheckReport, format: Format): string {
  switch (format) {
    case 'json':
      return JSON.stringify(toDocument(report), null, 2);
    case 'github': {
      const annotations = formatGithub(report, process.env.GITHUB_WORKSPACE || process.cwd());
      return [formatText(report), annotations].filter(Boolean).join('\n\n');
    }
    case 'text':
      return formatText(report);
  }
}
