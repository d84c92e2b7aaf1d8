/** The options after the language of a code block: ```` ```ts title="read.ts" {2,4-6} ins={3} ````. */
export interface CodeMeta {
  title?: string;
  /** One-based numbers of the lines that are marked, added and removed. */
  marked: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
  showLineNumbers: boolean;
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
  const marked = take(/(?<=^|\s)\{([\d,\s-]+)\}/);
  const inserted = take(/(?<=^|\s)ins=\{([\d,\s-]+)\}/);
  const deleted = take(/(?<=^|\s)del=\{([\d,\s-]+)\}/);
  const lines = { marked, inserted, deleted };
  return { ...(title !== undefined && { title }), ...lines, showLineNumbers, rest: rest.trim() };
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
