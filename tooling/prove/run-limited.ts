import { spawn } from 'node:child_process';

/** How a program ended. */
export interface Ended {
  /** Missing if it was ended because its time was up. */
  code?: number;
  stdout: string;
  stderr: string;
}

interface Limits {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Milliseconds after which the program and everything that it started is ended. */
  timeout: number;
}

/** Runs a program until it ends, or until its time is up. */
export function runLimited(
  command: string,
  args: readonly string[],
  { timeout, ...options }: Limits,
): Promise<Ended> {
  const child = spawn(command, args, {
    ...options,
    // A process group, so that what it started can be ended as well.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  let isLate = false;
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const timer = setTimeout(() => {
    isLate = true;
    endGroup(child.pid);
  }, timeout);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ code: 127, stdout, stderr: error.message });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ ...(!isLate && { code: code ?? 1 }), stdout, stderr });
    });
  });
}

/** Ends a process with everything that it started. */
export function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
