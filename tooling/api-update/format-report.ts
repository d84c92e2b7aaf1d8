import type { Change } from '../../src/openapi/changes/change';
import { describeChange } from '../../src/openapi/changes/describe-change';
import { describePart } from '../../src/openapi/changes/describe-part';
import { joinChanges } from '../../src/openapi/changes/join-changes';
import type { Describable } from '../../src/openapi/coverage/list-descriptions';
import { formatPosition, formatProblems, type Problem } from '../../src/problems/problem';
import { countOf } from '../../src/text/count-of';
import { foldList, type ListEntry } from './fold-list';
import type { NameStep } from './names/plan-names';
import type { Report } from './report';

/** Formats a report for a terminal. Long lists are folded unless it `showsAll`. */
export function formatReport(report: Report, showsAll = false): string {
  const { changes, names, broken, stale, changedDescriptions, undescribed } = report;
  const breaking = changes.filter((change) => change.breaking);
  const others = changes.filter((change) => !change.breaking);
  const list = (title: string, entries: readonly ListEntry[]) =>
    formatSection(title, foldList(entries, showsAll));
  const toEntry = (change: Change) => ({
    kind: kindOf(change),
    lines: formatChange(change, stale),
  });
  const sections = [
    formatHead(report),
    list('Breaking changes', joinChanges(breaking).map(toEntry)),
    list('Other changes', joinChanges(others).map(toEntry)),
    list(
      'Names in the file',
      names.map((step) => ({ kind: step.kind, lines: formatStep(step) })),
    ),
    list(
      `Our words where those of the platform changed: ${countOf(changedDescriptions.length, 'text')}`,
      changedDescriptions.map((each) => ({ kind: each.code, lines: [formatPlace(each)] })),
    ),
    list(
      formatUndescribed(undescribed),
      undescribed.map((part) => ({ kind: part.kind, lines: [formatPart(part)] })),
    ),
    formatStale(stale),
    broken.length > 0 &&
      `No longer fits, for you to repair: ${countOf(broken.length, 'place')}\n\n${formatProblems(broken)}`,
    formatProspect(report),
  ].filter(Boolean);
  const text = sections.join('\n\n');
  return /^ +… and /m.test(text)
    ? `${text}\n\nLong lists are folded; --all shows them whole.`
    : text;
}

/** What happened to which kind of part: `renamed field`. */
function kindOf(change: Change): string {
  return [change.change, change.aspect, describePart(change).noun].filter(Boolean).join(' ');
}

/** Texts that nobody can correct but an author. */
function formatStale(stale: Report['stale']): string | false {
  const { length } = stale.flatMap(({ problems }) => problems);
  return (
    length > 0 &&
    `${countOf(length, 'text')} above ${length === 1 ? 'is' : 'are'} probably wrong now: --write lists them in review.yaml, which the check reads.`
  );
}

function formatHead({ operations, types, changes, apiVersion }: Report): string {
  const breaking = changes.filter((change) => change.breaking).length;
  const grow = ([before, after]: readonly [number, number], noun: string) =>
    before === after ? countOf(after, noun) : `${before} → ${countOf(after, noun)}`;
  const found =
    changes.length === 0 ? 'nothing changed for callers' : countOf(changes.length, 'change');
  const count = breaking > 0 ? `${found}, ${breaking} of them breaking` : found;
  const [was, is] = apiVersion;
  return [
    `${grow(operations, 'operation')}, ${grow(types, 'type')}: ${count}`,
    ...(was === is ? [] : [`The interface now calls itself version ${is}; it was ${was}.`]),
  ].join('\n');
}

function formatSection(title: string, lines: readonly string[]): string | false {
  return lines.length > 0 && `${title}\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

/** A change with the reason if it breaks callers, and below it our texts that it probably makes wrong. */
function formatChange(change: Change, stale: Report['stale']): string[] {
  const { operation, operations, because } = change;
  const concerned = operations.filter((id) => id !== operation);
  const list = concerned.length > 4 ? `${concerned.length} operations` : concerned.join(', ');
  const problems = stale
    .filter((each) => each.change === change || isPartOf(each.change, change))
    .flatMap((each) => each.problems);
  return [
    `${describeChange(change)}${because ? ` Breaking: ${because}.` : ''}${list && ` (${list})`}`,
    ...problems.map((problem) => `  ${formatPlace(problem)}`),
  ];
}

/** Whether a change of one operation or type was joined with that of others. */
function isPartOf(
  { operation, type, operations: _, ...rest }: Change,
  { operations, types, ...all }: Change,
): boolean {
  const isIncluded = types
    ? type !== undefined && types.includes(type)
    : operation !== undefined && operations.includes(operation);
  return (
    isIncluded &&
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

function formatUndescribed(parts: readonly Describable[]): string {
  const borrowed = parts.filter(({ description }) => description !== undefined).length;
  const own = borrowed > 0 ? `, ${borrowed} of them with the platform's own` : '';
  return `Without a text of ours: ${countOf(parts.length, 'part')}${own}`;
}

function formatPart({ kind, label, description }: Describable): string {
  return `${kind} ${label}${description === undefined ? '' : `: ${description}`}`;
}

/** What is left to do, apart from describing what is new. */
function formatProspect({ broken, gaps, endsBuild }: Report): string {
  const counts = [
    ...(broken.length > 0 ? [countOf(broken.length, 'new mistake')] : []),
    ...(gaps > 0 ? [`${countOf(gaps, 'gap')} in the coverage`] : []),
  ];
  const build = endsBuild ? 'a build fails' : 'a build succeeds';
  return `After the update, ${build}; the check finds ${counts.join(' and ') || 'nothing new'}.`;
}
