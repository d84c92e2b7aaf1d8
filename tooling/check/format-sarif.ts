import { isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  ArtifactLocation,
  Location,
  Log,
  Notification,
  ReportingDescriptor,
  Result,
} from 'sarif';
import type { Problem } from '../../src/problems/problem';
import { type CheckReport, isOk, type ToolResult } from './report';

/** Returns the report as a SARIF 2.1.0 log, whose files are relative to `folder`. */
export function toSarif(report: CheckReport, folder: string): Log {
  const { problems } = report.content;
  const rules = [...new Set(problems.map(({ code }) => code))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'superposition-docs', rules: rules.map(toRule) } },
        originalUriBaseIds: { PROJECT: { uri: `${pathToFileURL(folder).href}/` } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: true,
            exitCode: isOk(report) ? 0 : 1,
            toolExecutionNotifications: report.tools.filter(({ ok }) => !ok).map(toNotification),
          },
        ],
        results: problems.map((problem) => toResult(problem, rules, folder)),
      },
    ],
  };
}

function toRule(id: string): ReportingDescriptor {
  return { id };
}

/** A tool that checks the code has no lines of its own here, so its output is one notification. */
function toNotification({ name, output }: ToolResult): Notification {
  return { level: 'error', descriptor: { id: name }, message: { text: output.trim() || 'failed' } };
}

function toResult(problem: Problem, rules: readonly string[], folder: string): Result {
  const { severity, code, found, expected, fix } = problem;
  return {
    ruleId: code,
    ruleIndex: rules.indexOf(code),
    level: severity,
    message: { text: escapeLinks(`Found ${found}. Expected ${expected}. Fix: ${fix}.`) },
    locations: [toLocation(problem, folder)],
  };
}

/** `[text](1)` in a message of SARIF is a link; ours only quote Markdown. */
function escapeLinks(text: string): string {
  return text.replace(/\[(?=[^\]]*\]\()/g, '\\[');
}

function toLocation({ file, line, column, pointer }: Problem, folder: string): Location {
  return {
    physicalLocation: {
      artifactLocation: toArtifact(file, folder),
      ...(line && { region: { startLine: line, ...(column && { startColumn: column }) } }),
    },
    ...(pointer && { logicalLocations: [{ fullyQualifiedName: pointer, kind: 'member' }] }),
  };
}

/** Only a file below the base may be relative to it. */
function toArtifact(file: string, folder: string): ArtifactLocation {
  const path = relative(folder, resolve(folder, file));
  if (path.startsWith('..') || isAbsolute(path)) {
    return { uri: pathToFileURL(resolve(folder, file)).href };
  }
  const uri = path.split(sep).map(encodeURIComponent).join('/');
  return { uri, uriBaseId: 'PROJECT' };
}
