import { type SpawnOptions, spawn } from 'node:child_process';

export interface CommandResult {
  code: number;
  /** The output of the command, if captured. */
  output: string;
}

interface Options extends Pick<SpawnOptions, 'cwd' | 'env'> {
  /** Captures the output instead of printing it: all of it, or without the errors. */
  capture?: boolean | 'stdout';
}

/** Runs a command until it exits. Passes SIGINT and SIGTERM on to it. */
export function runCommand(
  command: string,
  args: readonly string[],
  { capture = false, ...options }: Options = {},
): Promise<CommandResult> {
  const stdout = capture ? 'pipe' : 'inherit';
  const stderr = capture === true ? 'pipe' : 'inherit';
  const child = spawn(command, args, { ...options, stdio: ['inherit', stdout, stderr] });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', collect);
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

/** Runs a command-line program of an installed package. */
export function runTool(name: string, args: readonly string[], options?: Options) {
  return runCommand(`node_modules/.bin/${name}`, args, options);
}
