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
  let title: string | undefined;
  let showLineNumbers = false;
  rest = rest.replace(/title="([^"]*)"/, (_all, text: string) => {
    title = text;
    return '';
  });
  rest = rest.replace(/(?<=^|\s)showLineNumbers(?=\s|$)/, () => {
    showLineNumbers = true;
    return '';
  });
  const take = (pattern: RegExp): Set<number> => {
    const taken = new Set<number>();
    rest = rest.replace(pattern, (written, ranges: string) => {
      const lines = ranges.split(',').map(readRange);
      if (lines.some((range) => range.length === 0)) return written;
      for (const line of lines.flat()) taken.add(line);
      return '';
    });
    return taken;
  };
  let noRun: string | undefined;
  rest = rest.replace(/(?<=^|\s)no-run="([^"]+)"/, (_all, text: string) => {
    noRun = text;
    return '';
  });
  let sdk: string | undefined;
  rest = rest.replace(/(?<=^|\s)sdk=([a-z]+)(?=\s|$)/, (_all, name: string) => {
    sdk = name;
    return '';
  });
  let statuses: number[] = [];
  rest = rest.replace(/(?<=^|\s)status=([45]\d\d(?:,[45]\d\d)*)(?=\s|$)/, (_all, list: string) => {
    statuses = list.split(',').map(Number);
    return '';
  });
  let isOutput = false;
  rest = rest.replace(/(?<=^|\s)output(?=\s|$)/, () => {
    isOutput = true;
    return '';
  });
  const marked = take(/(?<=^|\s)\{([\d,\s-]+)\}/);
  const inserted = take(/(?<=^|\s)ins=\{([\d,\s-]+)\}/);
  const deleted = take(/(?<=^|\s)del=\{([\d,\s-]+)\}/);
  const lines = { marked, inserted, deleted };
  return {
    ...(title !== undefined && { title }),
    ...lines,
    showLineNumbers,
    ...(noRun !== undefined && { noRun }),
    ...(sdk !== undefined && { sdk }),
    statuses,
    isOutput,
    rest: rest.trim(),
  };
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
