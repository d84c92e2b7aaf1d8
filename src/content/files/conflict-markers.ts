/** A merge conflict that was left in a text: the lines of its first and last marker, and those markers. */
export interface Conflict {
  line: number;
  lastLine: number;
  first: string;
  last: string;
}

const marker = /^(?:(<{7}|\|{7}|>{7})(?: .*)?|={7})$/;

/**
 * Finds the markers that version control leaves at the start of lines, one conflict each. `=======` alone
 * only counts with `isDividerMarked`, because Markdown underlines a heading with it.
 */
export function findConflicts(text: string, isDividerMarked: boolean): Conflict[] {
  const conflicts: Conflict[] = [];
  let open: Conflict | undefined;
  const close = () => {
    if (open && (isDividerMarked || !/^=+$/.test(open.first) || open.first !== open.last)) {
      conflicts.push(open);
    }
    open = undefined;
  };
  for (const [index, each] of text.split(/\r?\n/).entries()) {
    if (!marker.test(each)) continue;
    if (each.startsWith('<')) close();
    const line = index + 1;
    open = open
      ? { ...open, last: each, lastLine: line }
      : { line, lastLine: line, first: each, last: each };
    if (each.startsWith('>')) close();
  }
  close();
  return conflicts;
}
