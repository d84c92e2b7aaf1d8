import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import getPort from 'get-port';
import { ensureChromium, launchOptions } from '../../tooling/tests/chromium';
import { ProjectCopy } from './project-copy';

/** A development server on a copy of the project, and a browser to look at its pages. */
export class DevelopServer {
  readonly project = new ProjectCopy();
  /** What the server has printed. */
  output = '';
  #url = '';
  #browser: Browser | undefined;
  #process: ChildProcess | undefined;

  /** Starts the server, and waits until it answers queries. */
  async start(): Promise<void> {
    const port = await getPort();
    this.#url = `http://127.0.0.1:${port}/`;
    this.#process = spawn(process.execPath, ['--import', 'tsx', 'tooling/develop.ts'], {
      cwd: this.project.folder,
      // A separate process group, so that none of Gatsby's workers outlives the test.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'development', PORT: `${port}`, CI: 'true' },
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    }
    await this.until(async () => (await this.ask('{ __typename }')).errors === undefined);
  }

  /** Ends the server with all of its processes, and removes the copy. */
  async stop(): Promise<void> {
    await this.#browser?.close();
    const signal = (name: NodeJS.Signals | 0) => {
      try {
        return this.#process?.pid ? process.kill(-this.#process.pid, name) : false;
      } catch {
        return false;
      }
    };
    signal('SIGTERM');
    for (let wait = 0; wait < 40 && signal(0); wait += 1) await setTimeout(250);
    signal('SIGKILL');
    this.project.remove('.');
  }

  fetch(path: string, init?: RequestInit): Promise<Response> {
    return fetch(new URL(path, this.#url), init);
  }

  /** Sends a query to GraphiQL's endpoint. */
  async ask<Data>(query: string): Promise<{ data: Data; errors?: unknown[] }> {
    const response = await this.fetch('/___graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return response.json();
  }

  /** Waits until something is true; fails when the server ends meanwhile. */
  async until(isTrue: () => Promise<boolean>): Promise<void> {
    while (!(await isTrue().catch(() => false))) {
      if (this.#process?.exitCode !== null) {
        throw new Error(`The server has ended:\n${this.output}`);
      }
      await setTimeout(250);
    }
  }

  /** Opens a page, and returns it once it shows what the server has. */
  async open(path: string): Promise<Page> {
    await ensureChromium();
    this.#browser ??= await chromium.launch(launchOptions);
    const page = await this.#browser.newPage();
    await page.goto(new URL(path, this.#url).href, { timeout: 120_000 });
    await page.waitForSelector('h1', { timeout: 120_000 });
    return page;
  }
}
