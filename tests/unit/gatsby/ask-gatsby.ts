import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Question } from './gatsby-process';

/** The response to a query. */
export interface Answer<Data> {
  data: Data;
  errors?: { message: string }[];
}

/**
 * Gatsby's own schema and query runner with the nodes of a content root, in a process of its own:
 * Gatsby has one store in each process, and writes below the folder where it runs.
 */
export class Gatsby {
  readonly #folder = mkdtempSync(join(tmpdir(), 'gatsby-schema-'));
  readonly #process: ChildProcess;
  #output = '';
  #questions = 0;

  constructor(contentRoot: string) {
    this.#process = fork(join(__dirname, 'gatsby-process.ts'), {
      cwd: this.#folder,
      execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, CONTENT_DIR: contentRoot, NODE_ENV: 'development' },
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (chunk) => {
        this.#output += chunk;
      });
    }
  }

  /** Runs a query as GraphiQL does. */
  async ask<Data>(query: string, variables?: object): Promise<Answer<Data>> {
    this.#questions += 1;
    const id = this.#questions;
    const answer = new Promise<Answer<Data>>((resolve, reject) => {
      const fail = () => reject(new Error(`Gatsby has ended:\n${this.#output}`));
      const listen = (message: { id: number; answer: Answer<Data> }) => {
        if (message.id !== id) return;
        this.#process.off('message', listen);
        this.#process.off('exit', fail);
        resolve(message.answer);
      };
      this.#process.on('message', listen);
      this.#process.on('exit', fail);
    });
    const question: Question = { id, query, variables };
    this.#process.send(question);
    return answer;
  }

  /** Ends the process and removes its files. */
  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      const ended = new Promise((resolve) => this.#process.on('exit', resolve));
      this.#process.kill('SIGKILL');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
