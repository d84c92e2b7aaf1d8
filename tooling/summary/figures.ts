/** The rows of a table, with a number for each of its columns. */
export type Rows = Record<string, Record<string, number>>;

/** All figures of a built site, by the title of their table. Nothing in them depends on the machine. */
export type Figures = Record<string, Rows>;

/** How a table shows its numbers, and which of them are too high. */
export interface TableStyle {
  decimals: number;
  /** The largest difference that is not worth a row: addresses of a preview differ in length. */
  tolerance?: number;
  budget?(row: string, column: string): number | undefined;
}

/** A figure that differs from an earlier one; either is missing if it is new or gone. */
export interface Change {
  table: string;
  row: string;
  column: string;
  before?: number | undefined;
  now?: number | undefined;
}

/** Lists the figures that differ, in the order of the tables. */
export function listChanges(before: Figures, now: Figures): Change[] {
  return mergeKeys(before, now).flatMap((table) =>
    mergeKeys(before[table], now[table]).flatMap((row) =>
      mergeKeys(before[table]?.[row], now[table]?.[row])
        .map((column) => ({
          table,
          row,
          column,
          before: before[table]?.[row]?.[column],
          now: now[table]?.[row]?.[column],
        }))
        .filter((change) => change.before !== change.now),
    ),
  );
}

function mergeKeys(before: object | undefined, now: object | undefined): string[] {
  return [...new Set([...Object.keys(now ?? {}), ...Object.keys(before ?? {})])];
}
