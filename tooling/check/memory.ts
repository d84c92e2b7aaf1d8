/** Remembers the results of slow checks, which depend on nothing but their input. */
export interface Memory {
  /** Returns the result for an input: the remembered one, or what `compute` returns. Results survive JSON. */
  recall<Result>(
    name: string,
    input: string,
    compute: () => Result | Promise<Result>,
  ): Promise<Result>;
}

/** Remembers nothing. */
export const noMemory: Memory = { recall: async (_name, _input, compute) => compute() };
