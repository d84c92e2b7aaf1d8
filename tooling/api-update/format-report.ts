import type { Change } from '../../src/openapi/changes/change';
import { describeChange } from '../../src/openapi/changes/describe-change';
import { joinChanges } from '../../src/openapi/changes/join-changes';
import type { Describable } from '../../src/openapi/coverage/describable';
import { formatPosition, formatProblems, type Problem } from '../../src/problems/problem';
import { countOf } from '../../src/text/count-of';
import type { NameStep } from './names/plan-names';
import type { Report } from './report';

/** Formats a report for a terminal. */
export function formatReport(report: Report): string {
  const { changes, names, words, impact, undescribed } = report;
  const breaking = changes.filter((change) => change.breaking);
  const others = changes.filter((change) => !change.breaking);
  const stale = impact.changes.flatMap(({ problems }) => problems).filter(isStale);
  const format = (change: Change) => formatChange(change, impact);
  return [
    formatHead(report),
    formatSection('Breaking changes', joinChanges(breaking).flatMap(format)),
    formatSection('Other changes', joinChanges(others).flatMap(format)),
    formatSection('Names in the file', names.flatMap(formatStep)),
    formatSection(`Our texts: ${formatCounts(words.counts)}`, [
      ...words.moved.map(({ from, to }) => `moved  ${from}\n         to ${to}`),
      ...impact.others.map(formatPlace),
    ]),
    formatSection(formatUndescribed(undescribed), undescribed.map(formatPart)),
    stale.length > 0 && `Texts that are probably wrong now\n\n${formatProblems(stale)}`,
    formatProspect(report),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What an author has to look at; all else happens by itself. */
function isStale({ code }: Problem): boolean {
  return code === 'update/stale-words' || code === 'update/stale-referral';
}

function formatHead({ operations, types, changes }: Report): string {
  const breaking = changes.filter((change) => change.breaking).length;
  const grow = ([before, after]: readonly [number, number], noun: string) =>
    before === after ? countOf(after, noun) : `${before} → ${countOf(after, noun)}`;
  const found =
    changes.length === 0 ? 'nothing changed for callers' : countOf(changes.length, 'change');
  const count = breaking > 0 ? `${found}, ${breaking} of them breaking` : found;
  return `${grow(operations, 'operation')}, ${grow(types, 'type')}: ${count}`;
}

function formatSection(title: string | false, lines: readonly string[]): string | false {
  return (
    title !== false &&
    lines.length > 0 &&
    `${title}\n${lines.map((line) => `  ${line}`).join('\n')}`
  );
}

/** A change, and below it the places in our content that it concerns. */
function formatChange(change: Change, { changes }: Report['impact']): string[] {
  const { operation, operations } = change;
  const concerned = operations.filter((id) => id !== operation);
  const list = concerned.length > 4 ? `${concerned.length} operations` : concerned.join(', ');
  const isJoined = operation === undefined;
  const problems = changes
    .filter((each) => each.change === change || (isJoined && isPartOf(each.change, change)))
    .flatMap((each) => each.problems);
  return [
    `${describeChange(change)}${list && ` (${list})`}`,
    ...problems.map((problem) => `  ${formatPlace(problem)}`),
  ];
}

/** Whether a change of one operation was joined with that of others. */
function isPartOf(change: Change, joined: Change): boolean {
  const { operation, operations: _, ...rest } = change;
  const { operations, ...all } = joined;
  return (
    operation !== undefined &&
    operations.includes(operation) &&
    JSON.stringify(Object.entries(rest).sort()) === JSON.stringify(Object.entries(all).sort())
  );
}

function formatPlace(problem: Problem): string {
  return `${formatPosition(problem)}  ${problem.found}`;
}

function formatStep(step: NameStep): string[] {
  if (step.kind === 'renamed')
    return [`${step.type} is now the schema ${step.to} instead of ${step.from}`];
  if (step.kind === 'gone') return [`${step.type} was removed`];
  if (step.kind === 'retagged') {
    const whose = step.operation ?? `the area ${step.area}`;
    return [`${whose} now has the tag ${step.to} instead of ${step.from}`];
  }
  const { schemas, type, from } = step;
  return [
    `${schemas.join(', ')} now differs from ${from}: it becomes ${type}, which shares its descriptions`,
  ];
}

function formatCounts({ kept, moved, lost }: Report['words']['counts']): string {
  return `${kept} kept, ${moved} moved, ${lost} lost`;
}

function formatUndescribed(parts: readonly Describable[]): string | false {
  const borrowed = parts.filter(({ description }) => description !== undefined).length;
  const own = borrowed > 0 ? `, ${borrowed} of them with the platform's own` : '';
  return parts.length > 0 && `Without a text of ours: ${countOf(parts.length, 'part')}${own}`;
}

function formatPart({ kind, label, description }: Describable): string {
  return `${kind} ${label}${description === undefined ? '' : `: ${description}`}`;
}

/** What is left to do, apart from describing what is new. */
function formatProspect({ problems, isBuilt }: Report): string {
  const coverage = problems.filter(({ code }) => code.startsWith('coverage/'));
  const others = problems.filter((problem) => !coverage.includes(problem));
  const counts = [
    ...(others.length > 0 ? [countOf(others.length, 'mistake')] : []),
    ...(coverage.length > 0 ? [`${countOf(coverage.length, 'gap')} in the coverage`] : []),
  ];
  const build = isBuilt ? 'a build succeeds' : 'a build fails';
  const found = counts.join(' and ') || 'nothing';
  const list = others.length > 0 ? `:\n\n${formatProblems(others)}` : '.';
  return `After the update, ${build}; the check finds ${found}${list}`;
}
