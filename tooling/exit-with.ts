/** Ends the process with the exit code of a program, or with 2 and one line if it cannot begin. */
export async function exitWith(program: Promise<number>): Promise<void> {
  try {
    process.exitCode = await program;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
