import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Ended, endGroup } from './run-limited';

/** A shell in which blocks of commands run one after another, with the variables of those before. */
export interface BashSession {
  /** Runs a block. After its time is up, or if it ends the shell, no other block can run. */
  run(code: string, timeout: number): Promise<Ended>;
  isOver(): boolean;
  /** Ends the shell, with everything that it started. */
  close(): void;
}

/** Starts a shell in a folder. */
export function startBash(cwd: string, env: NodeJS.ProcessEnv): BashSession {
  // Apart from the folder of the guide, which is empty at the start.
  const files = mkdtempSync(join(tmpdir(), 'prove-shell-'));
  const [block, out, err] = ['block', 'out', 'err'].map((name) => join(files, name)) as [
    string,
    string,
    string,
  ];
  const shell = spawn('bash', ['--noprofile', '--norc'], {
    cwd,
    env,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  });
  const codes = shell.stdio[3] as Readable;
  let isOver = false;
  shell.on('close', () => {
    isOver = true;
  });
  // Nobody listens to a shell that has ended.
  shell.stdin?.on('error', () => {});
  return {
    async run(code, timeout) {
      writeFileSync(block, `${code}\n`);
      for (const file of [out, err]) writeFileSync(file, '');
      const ended = waitForCode(shell, codes);
      shell.stdin?.write(
        `source '${block}' </dev/null >'${out}' 2>'${err}' 3>&-; printf '%s\\n' "$?" >&3\n`,
      );
      const result = await waitAtMost(timeout, ended);
      if (result === undefined) {
        isOver = true;
        endGroup(shell.pid);
      }
      const [stdout, stderr] = [readFileSync(out, 'utf8'), readFileSync(err, 'utf8')];
      return { code: result, stdout, stderr };
    },
    isOver: () => isOver,
    close() {
      endGroup(shell.pid);
      rmSync(files, { recursive: true, force: true });
    },
  };
}

/** The exit code of a block, or of the shell if the block ends it. */
function waitForCode(shell: ChildProcess, codes: Readable): Promise<number> {
  return new Promise((resolve) => {
    const onData = (chunk: Buffer) => finish(Number(String(chunk).trim()));
    const onClose = (code: number | null) => finish(code ?? 1);
    const finish = (code: number) => {
      codes.off('data', onData);
      shell.off('close', onClose);
      resolve(code);
    };
    codes.on('data', onData);
    shell.on('close', onClose);
  });
}

/** What is waited for; undefined if it takes longer. */
async function waitAtMost<Result>(
  timeout: number,
  pending: Promise<Result>,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  const result = await Promise.race([pending, late]);
  clearTimeout(timer);
  return result;
}
