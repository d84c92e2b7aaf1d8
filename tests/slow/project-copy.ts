import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, runCommand } from '../../tooling/run-command';
import { copyProject } from '../../tooling/tests/copy-project';

interface BuildOptions {
  /** Variables of the environment. */
  settings?: Record<string, string>;
  isMinified?: boolean;
}

/** The number of pages whose data a build wrote anew, read from its output. */
export const countWrittenData = (output: string) =>
  Number(/Writing page-data\.json.* (\d+)\/\d+ /.exec(output)?.[1] ?? 0);

/** A copy of the project in its own temporary folder, to change and to build. */
export class ProjectCopy {
  readonly folder: string;

  /** Without `parent`, the copy is among the system's temporary files. */
  constructor(parent?: string) {
    this.folder = copyProject(parent);
  }

  /**
   * Builds the copy and returns Gatsby's output. Fails the test when the build fails. Code that is
   * not minified is built faster.
   */
  async build({ settings = {}, isMinified = true }: BuildOptions = {}): Promise<string> {
    const flags = isMinified ? [] : ['--no-uglify'];
    const { code, output } = await this.run('tooling/build.ts', settings, flags);
    if (code !== 0) throw new Error(output);
    return output;
  }

  /** Runs one of the project's own programs in the copy. */
  run(
    program: string,
    settings: Record<string, string> = {},
    flags: readonly string[] = [],
  ): Promise<CommandResult> {
    return runCommand(process.execPath, ['--import', 'tsx', program, ...flags], {
      capture: true,
      cwd: this.folder,
      // Vitest's own mode must not reach Gatsby.
      env: { ...process.env, NODE_ENV: 'production', ...settings },
    });
  }

  /** Starts a program with a group of processes of its own, so that `kill` reaches its workers too. */
  start(
    program: string,
    settings: Record<string, string> = {},
    flags: readonly string[] = [],
  ): ChildProcess {
    return spawn(process.execPath, ['--import', 'tsx', program, ...flags], {
      cwd: this.folder,
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production', ...settings },
    });
  }

  kill({ pid, exitCode }: ChildProcess): void {
    if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Replaces a text that must be in the file. */
  edit(file: string, before: string | RegExp, after: string): void {
    const text = this.read(file);
    const edited = text.replace(before, after);
    if (edited === text) throw new Error(`${file} has no ${before}`);
    writeFileSync(join(this.folder, file), edited);
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  copy(from: string, to: string): void {
    cpSync(join(this.folder, from), join(this.folder, to), { recursive: true });
  }

  remove(path: string): void {
    rmSync(join(this.folder, path), { recursive: true, force: true });
  }
}
