import { countOf } from '../../src/text/count-of';

/** An entry of a list of a report. */
export interface ListEntry {
  /** What it has in common with others: `renamed field`. */
  kind: string;
  lines: string[];
}

/** A list with more lines than this is folded. */
const maxLines = 200;

/** The lines of a list; of a long one, the first entry of each kind, and how many others there are. */
export function foldList(entries: readonly ListEntry[], showsAll: boolean): string[] {
  const all = entries.flatMap(({ lines }) => lines);
  if (showsAll || all.length <= maxLines) return all;
  return [...new Set(entries.map(({ kind }) => kind))].flatMap((kind) => {
    const [first, ...others] = entries.filter((each) => each.kind === kind);
    const rest = others.length > 0 ? [`  … and ${others.length} more: ${kind}`] : [];
    return [...cut(first?.lines ?? []), ...rest];
  });
}

/** An entry may itself have a line for each of thousands of texts. */
const maxEntry = 10;

function cut(lines: readonly string[]): string[] {
  const others = lines.length - maxEntry;
  if (others <= 0) return [...lines];
  return [...lines.slice(0, maxEntry), `  … and ${countOf(others, 'more line')}`];
}
