/** The files that a request writes, by absolute path, and what to tell the author. */
export interface Plan {
  created: ReadonlyMap<string, string | Buffer>;
  changed: ReadonlyMap<string, string>;
  /** What to do next. */
  next: string;
}
