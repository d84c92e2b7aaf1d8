import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of tests/fixtures/questions-site in a repository of its own, with commits on given days. */
export class QuestionsContent {
  readonly #folder = mkdtempSync(join(tmpdir(), 'questions-'));
  readonly root = join(this.#folder, 'content');

  constructor() {
    cpSync(join(__dirname, '..', '..', 'fixtures', 'questions-site'), this.root, {
      recursive: true,
    });
    this.#git('init', '--quiet');
  }

  /** Replaces a text that must be in the file. */
  edit(file: string, before: string, after: string): void {
    const path = join(this.root, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
    writeFileSync(path, text.replace(before, after));
  }

  append(file: string, text: string): void {
    appendFileSync(join(this.root, file), text);
  }

  commit(day: string): void {
    const date = `${day}T12:00:00Z`;
    this.#git('add', '--all');
    this.#git('commit', '--quiet', '--message', day, '--date', date, {
      GIT_COMMITTER_DATE: date,
    });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #git(...parameters: (string | Record<string, string>)[]): void {
    const flags = parameters.filter((each) => typeof each === 'string');
    const env = Object.assign(
      {},
      process.env,
      ...parameters.filter((each) => typeof each === 'object'),
    );
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@library.example'];
    execFileSync('git', [...author, '-c', 'commit.gpgsign=false', ...flags], {
      cwd: this.#folder,
      env,
    });
  }
}
