import { type SpawnOptions, spawn } from 'node:child_process';

export interface Finished {
  code: number;
  /** What it printed, when it was captured. */
  output: string;
}

interface Options extends Pick<SpawnOptions, 'cwd' | 'env'> {
  /** Keep the output instead of printing it. */
  capture?: boolean;
}

/** Runs a command to its end. A signal that ends this process is passed on to the command first. */
export function runCommand(
  command: string,
  args: readonly string[],
  { capture = false, ...options }: Options = {},
): Promise<Finished> {
  const child = spawn(command, args, {
    ...options,
    stdio: ['inherit', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a command-line program of an installed package. */
export function runTool(name: string, args: readonly string[], options?: Options) {
  return runCommand(`node_modules/.bin/${name}`, args, options);
}
