/** How a server has ended. */
export interface ServerEnd {
  code: number;
  /** Whether it ever answered; if not, it would fail again. */
  wasServed: boolean;
}

/**
 * Runs a server again each time it ends by itself with an error, and says so. Returns its last exit
 * code. `isStopped` returns whether somebody has asked it to end.
 */
export async function keepRunning(
  run: () => Promise<ServerEnd>,
  isStopped: () => boolean,
): Promise<number> {
  for (;;) {
    const { code, wasServed } = await run();
    if (isStopped() || code === 0 || !wasServed) return code;
    console.log(
      `\nThe development server ended by itself (exit code ${code}). Starting it again …\n`,
    );
  }
}
