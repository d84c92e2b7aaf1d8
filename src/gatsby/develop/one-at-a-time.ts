/**
 * Returns a function that asks for a run of `task`. Runs never overlap: what is asked for while one
 * is under way leads to one more after it. A run starts once nothing was asked for `quiet` milliseconds,
 * because editors save a file in several steps. `task` must not fail.
 */
export function oneAtATime(task: () => Promise<void>, quiet: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  let isNext = false;

  function runNext(): void {
    if (isNext) return;
    isNext = true;
    last = last.then(() => {
      isNext = false;
      return task();
    });
  }

  return () => {
    clearTimeout(timer);
    timer = setTimeout(runNext, quiet);
  };
}
