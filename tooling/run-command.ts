import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface CommandResult {
  code: number;
  /** The output of the command, if captured. */
  output: string;
}

interface Options extends Pick<SpawnOptions, 'cwd' | 'env'> {
  /** Captures the output instead of printing it. */
  capture?: boolean;
  /** Returns what is printed for a line of the output; undefined leaves the line out. */
  editLine?: (line: string) => string | undefined;
}

/** Runs a command until it exits. Passes SIGINT and SIGTERM on to it. */
export function runCommand(
  command: string,
  args: readonly string[],
  { capture = false, editLine, ...options }: Options = {},
): Promise<CommandResult> {
  const stdio = capture || editLine ? 'pipe' : 'inherit';
  const child = spawn(command, args, { ...options, stdio: ['inherit', stdio, stdio] });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  if (editLine) printLines(child, editLine);
  else for (const stream of [child.stdout, child.stderr]) stream?.on('data', collect);
  const forwardSignal = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', forwardSignal).on('SIGTERM', forwardSignal);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', forwardSignal).off('SIGTERM', forwardSignal);
      resolve({ code: code ?? 1, output });
    });
  });
}

function printLines({ stdout, stderr }: ChildProcess, editLine: Required<Options>['editLine']) {
  for (const [stream, print] of [
    [stdout, console.log],
    [stderr, console.error],
  ] as const) {
    if (!stream) continue;
    createInterface(stream).on('line', (line) => {
      const edited = editLine(line);
      if (edited !== undefined) print(edited);
    });
  }
}

/** Runs a command-line program of an installed package. */
export function runTool(name: string, args: readonly string[], options?: Options) {
  return runCommand(`node_modules/.bin/${name}`, args, options);
}
