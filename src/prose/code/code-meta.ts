/**
 * The options after the language of a code block: ```` ```ts title="read.ts" {2,4-6} ins={3} ````. Those
 * that say how its commands are run (`no-run="…"`, `sdk=python`, `status=409`, `output`) are not shown.
 */
export interface CodeMeta {
  title?: string;
  /** One-based numbers of the lines that are marked, added and removed. */
  marked: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  showLineNumbers: boolean;
  /** Why the commands of the block are not run against a server. */
  noRun?: string;
  /** The language whose SDK the block needs; it is run only if a run is asked for that language. */
  sdk?: string;
  /** The status codes with which calls of the block are meant to fail. */
  statuses: readonly number[];
  /** Whether the block is what the commands before it print. */
  isOutput: boolean;
  /** The part that is invalid. */
  rest: string;
}

/** Parses the meta text of a code block; unknown parts are left in `rest`. */
export function parseCodeMeta(meta: string | null | undefined): CodeMeta {
  let rest = meta ?? '';
  /** Takes an option out of the rest, unless its value cannot be read. */
  function take<Value>(pattern: RegExp, read: (text: string) => Value | undefined) {
    const found = pattern.exec(rest);
    const value = found ? read(found[1] ?? '') : undefined;
    if (value !== undefined) rest = rest.replace(pattern, '');
    return value;
  }
  const title = take(/title="([^"]*)"/, asText);
  const showLineNumbers = take(/(?<=^|\s)showLineNumbers(?=\s|$)/, isThere);
  const noRun = take(/(?<=^|\s)no-run="([^"]+)"/, asText);
  const sdk = take(/(?<=^|\s)sdk=([a-z]+)(?=\s|$)/, asText);
  const statuses = take(/(?<=^|\s)status=([45]\d\d(?:,[45]\d\d)*)(?=\s|$)/, readNumbers);
  const isOutput = take(/(?<=^|\s)output(?=\s|$)/, isThere);
  const marked = take(/(?<=^|\s)\{([\d,\s-]+)\}/, readRanges);
  const inserted = take(/(?<=^|\s)ins=\{([\d,\s-]+)\}/, readRanges);
  const deleted = take(/(?<=^|\s)del=\{([\d,\s-]+)\}/, readRanges);
  return {
    title,
    marked: marked ?? new Set(),
    inserted: inserted ?? new Set(),
    deleted: deleted ?? new Set(),
    showLineNumbers: showLineNumbers ?? false,
    noRun,
    sdk,
    statuses: statuses ?? [],
    isOutput: isOutput ?? false,
    rest: rest.trim(),
  };
}

const asText = (text: string) => text;
const isThere = () => true;
const readNumbers = (list: string) => list.split(',').map(Number);

/** Returns the lines of `4,6-8`; undefined if a part of it is no range. */
function readRanges(list: string): Set<number> | undefined {
  const ranges = list.split(',').map(readRange);
  return ranges.every((range) => range.length > 0) ? new Set(ranges.flat()) : undefined;
}

/** More lines than any code block has: limits the memory that a typing error can use. */
const maxRange = 9999;

/** Returns the lines of `4` or `4-6`; an empty list for anything else. */
function readRange(text: string): number[] {
  const [, from, to = from] = /^\s*([1-9]\d*)(?:-(\d+))?\s*$/.exec(text) ?? [];
  const first = Number(from);
  const count = Number(to) - first + 1;
  return count > 0 && count <= maxRange
    ? Array.from({ length: count }, (_, index) => first + index)
    : [];
}
