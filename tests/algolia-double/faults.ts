/** A fault that replaces or delays the responses to requests. */
export interface Fault {
  /** A part of the path, such as `/batch`. Defaults to every request. */
  path?: string;
  method?: string;
  /** The status code to return; if omitted, the response is only delayed. */
  status?: number;
  message?: string;
  /** Milliseconds to wait before responding. */
  delay?: number;
  /** Whether there is never a response. */
  isSilent?: boolean;
  /** The number of requests to let through first. */
  after?: number;
  /** The number of requests to apply the fault to. Defaults to all. */
  times?: number;
}

/** Faults in the order in which they were added; the first that matches a request is used. */
export class Faults {
  private faults: Fault[] = [];

  add(fault: Fault): void {
    this.faults.push({ ...fault });
  }

  clear(): void {
    this.faults = [];
  }

  /** Returns the fault for a request and counts it as used. */
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
