/**
 * Returns a function that asks for a run of `task`. Runs never overlap: what is asked for while one
 * is under way leads to one more after it. A run starts once nothing was asked for `quiet` milliseconds,
 * because editors save a file in several steps.
 */
export function oneAtATime(task: () => Promise<void>, quiet: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    isRunning = true;
    try {
      await task();
    } finally {
      isRunning = false;
      if (isAskedAgain) schedule();
    }
  }

  function schedule(): void {
    isAskedAgain = isRunning;
    if (isRunning) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), quiet);
  }

  return schedule;
}
