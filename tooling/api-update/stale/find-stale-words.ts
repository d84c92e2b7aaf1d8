import type { Change, PartAddress } from '../../../src/openapi/changes/change';
import { describeChange } from '../../../src/openapi/changes/describe-change';
import { listOperations } from '../../../src/openapi/document/list-operations';
import type { Problem } from '../../../src/problems/problem';
import type { Documents } from '../compare-files';
import type { AuthorText } from './author-texts';
import { findCalls, matchesTemplate } from './find-calls';
import { type ListedNames, listNames } from './listed-names';
import { isWhole } from './renames';
import { listStalePatterns, type StalePattern } from './stale-patterns';

/** A change, and the words that it probably made wrong. */
export interface ChangeWithWords {
  change: Change;
  problems: Problem[];
}

/**
 * Finds words that a change of the interface probably made wrong: names of what is gone, calls to an old
 * address, and what contradicts a new rule. A name that the operation or type still has elsewhere
 * counts as right.
 */
export function findStaleWords(
  texts: readonly AuthorText[],
  changes: readonly Change[],
  documents: Documents,
): ChangeWithWords[] {
  const names = { before: listNames(documents.before), after: listNames(documents.after) };
  const reported = new Set<string>();
  return changes.map((change) => {
    const patterns = listStalePatterns(change);
    const problems = texts.flatMap((text) => [
      ...patterns.flatMap((pattern) =>
        isMeant(pattern, change, text, names.after) ? match(pattern, change, text) : [],
      ),
      ...findOldCalls(change, text, documents),
    ]);
    return { change, problems: problems.filter(isNew) };
  });

  /** One sentence is wrong once, even if several types have lost the same field. */
  function isNew({ file, line, found }: Problem): boolean {
    const key = `${file}:${line} ${found}`;
    return !reported.has(key) && reported.add(key) !== undefined;
  }
}

/** Whether a text is about a part in which the name of a pattern no longer exists. */
function isMeant(
  { name, isOwn }: StalePattern,
  change: Change,
  { parts }: AuthorText,
  { all, operations, types }: ListedNames,
): boolean {
  if (isOwn) return parts.some((part) => isSamePart(part, change));
  if (name === undefined) return false;
  if (!all.has(name)) return true;
  return parts.some(({ operation, type }) => {
    if (type !== undefined) return type === change.type && !types.get(type)?.has(name);
    if (operation === undefined) return false;
    const isConcerned = operation === change.operation || change.operations.includes(operation);
    return isConcerned && operations.has(operation) && !operations.get(operation)?.has(name);
  });
}

const keys = [
  'operation',
  'type',
  'area',
  'parameter',
  'body',
  'response',
  'header',
  'field',
] as const;

function isSamePart(part: PartAddress, change: Change): boolean {
  return keys.every((key) => part[key] === change[key]);
}

function match(pattern: StalePattern, change: Change, text: AuthorText): Problem[] {
  return [...text.text.matchAll(pattern.pattern)]
    .filter(({ index }) => !pattern.isCodeOnly || isInCode(text.text, index))
    .map(({ index, 0: words }) => describe(change, text, index, words.length))
    .filter(({ line }, index, all) => all[index - 1]?.line !== line);
}

/** Whether an offset is between backticks of its paragraph, or in a block of code. */
function isInCode(text: string, offset: number): boolean {
  const before = text.slice(0, offset);
  const fences = before.match(/^```/gm)?.length ?? 0;
  if (fences % 2 === 1) return true;
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1).replace(/^```.*$/gm, '');
  return (paragraph.match(/`/g)?.length ?? 0) % 2 === 1;
}

/** Calls to the address that an operation had, which no operation has now. */
function findOldCalls(change: Change, text: AuthorText, { after }: Documents): Problem[] {
  const { change: kind, from = '' } = change;
  const isGone = (kind === 'moved' || kind === 'removed') && isWhole(change) && change.operation;
  const [method = '', template = ''] = from.split(' ');
  if (!isGone || !template.startsWith('/')) return [];
  const current = listOperations(after);
  return findCalls(text.text)
    .filter((call) => call.method === method && matchesTemplate(call.path, template))
    .filter(
      (call) =>
        !current.some((raw) => raw.method === call.method && matchesTemplate(call.path, raw.path)),
    )
    .map(({ offset, words }) => describe(change, text, offset, words.length));
}

function describe(
  change: Change,
  { file, line, text }: AuthorText,
  offset: number,
  length: number,
): Problem {
  const at = line + text.slice(0, offset).split('\n').length - 1;
  return {
    severity: 'warning',
    code: 'update/stale-words',
    file,
    line: at,
    near: text.slice(offset, offset + length),
    found: `"${quote(text, offset, length)}"`,
    expected: `a text that matches: ${describeChange(change)}`,
    fix: 'rewrite the sentence, if it means this part',
  };
}

/** The words around a place of a text: some of its own paragraph or line of code. */
function quote(text: string, offset: number, length: number): string {
  const gap = /\n\s*\n|\n```|```\w*\n/g;
  const ends = [...text.matchAll(gap)].map(({ 0: all, index }) => [index, index + all.length]);
  const first = ends.findLast(([, end = 0]) => end <= offset)?.[1] ?? 0;
  const last = ends.find(([start = 0]) => start >= offset + length)?.[0] ?? text.length;
  const start = Math.max(first, text.lastIndexOf(' ', Math.max(0, offset - 24)) + 1);
  const space = text.indexOf(' ', offset + length + 20);
  const end = Math.min(last, space < 0 ? text.length : space, offset + length + 60);
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > first ? '…' : ''}${words}${end < last ? '…' : ''}`;
}
