/** What the double does with requests instead of serving them, or before it does. */
export interface Fault {
  /** A part of the path, `/batch` say; without it every request is meant. */
  path?: string;
  method?: string;
  /** Respond with this status; without it the response is only late. */
  status?: number;
  message?: string;
  /** Milliseconds to wait first. */
  delay?: number;
  /** Requests to let pass before. */
  after?: number;
  /** Requests to treat so; all of them without it. */
  times?: number;
}

/** Faults in the order in which they were added; the first that fits a request counts. */
export class Faults {
  private faults: Fault[] = [];

  add(fault: Fault): void {
    this.faults.push({ ...fault });
  }

  clear(): void {
    this.faults = [];
  }

  /** The fault of a request, which is used up by it. */
  take(method: string, path: string): Fault | undefined {
    for (const fault of this.faults) {
      if (fault.path && !path.includes(fault.path)) continue;
      if (fault.method && fault.method !== method) continue;
      if (fault.after) {
        fault.after -= 1;
        continue;
      }
      if (fault.times === 0) continue;
      if (fault.times) fault.times -= 1;
      return fault;
    }
    return undefined;
  }
}
