/** The files that a command writes and removes, all or none of them, by absolute path. */
export interface FilePlan {
  created: ReadonlyMap<string, string | Buffer>;
  changed: ReadonlyMap<string, string>;
  removed?: ReadonlySet<string>;
}
