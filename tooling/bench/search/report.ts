import { groupBy } from '../../../src/text/group-by';
import { type Summary, summarise, type Verdict } from './judge';
import type { IndexSizes, KeystrokeTimes } from './measure-index';
import type { TypingTimes } from './measure-typing';

const columns = ['searches', 'at 1', 'at 3', 'at 10', 'MRR'];

/** Formats a table of all searches by kind, and lists those whose first hit is not relevant. */
export function formatQuality(verdicts: readonly Verdict[]): string {
  const byKind = groupBy(verdicts, ({ search }) => search.kind);
  const groups: [string, readonly Verdict[]][] = [['all', verdicts], ...byKind];
  const lines = [
    formatLine('', columns),
    ...groups.map(([name, group]) => formatLine(name, formatSummary(summarise(group)))),
  ];
  const landings = verdicts.filter(({ isLanded }) => isLanded !== undefined);
  if (landings.length > 0) {
    const landed = landings.filter(({ isLanded }) => isLanded).length;
    lines.push(`Of ${landings.length} searches for a field, ${landed} lead to its anchor.`);
  }
  const missed = verdicts.filter(({ rank }) => rank !== 1);
  return [...lines, ...missed.map(formatMiss)].join('\n');
}

function formatMiss({ search, rank }: Verdict): string {
  return `  ${search.kind} "${search.q}": ${rank > 0 ? `at ${rank}` : 'not among ten'}`;
}

/** Formats the sizes of an index in one line. */
export function formatSizes(sizes: IndexSizes): string {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const { files, whole, firstKeystroke } = sizes;
  return `${files} files, ${kB(whole)} in all with brotli; a first keystroke needs ${kB(firstKeystroke)}`;
}

/** Formats the times of an index in one line. */
export function formatTimes({ open, first, median, slowest }: KeystrokeTimes): string {
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  return (
    `opened in ${ms(open)}; a keystroke takes ${ms(median)} (median), ${ms(slowest)} (one in a ` +
    `hundred), the first ${ms(first)}`
  );
}

const typingBudget = 50;

/** Formats the times from keystroke to results in one line; `!` marks times over the budget. */
export function formatTyping({ count, median, p90, slowest }: TypingTimes): string {
  const ms = (time: number) => `${time.toFixed(0)} ms${time > typingBudget ? '!' : ''}`;
  return (
    `from a key to its results, processor 4× slower, ${count} keys: ${ms(median)} (median), ` +
    `${ms(p90)} (nine of ten), ${slowest.toFixed(0)} ms (slowest), budget ≤ ${typingBudget} ms`
  );
}

function formatSummary({ count, at1, at3, at10, mrr }: Summary): string[] {
  return [`${count}`, ...[at1, at3, at10].map((share) => share.toFixed(2)), mrr.toFixed(3)];
}

function formatLine(name: string, cells: readonly string[]): string {
  return name.padEnd(32) + cells.map((cell) => cell.padStart(10)).join('');
}
