import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { guide, writeContent } from '../../unit/content/content-root';

/** Starts `npm run check` on a content root. */
function start(root: string, ...flags: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tooling/check.ts', ...flags], {
    env: { ...process.env, CONTENT_DIR: root, GITHUB_ACTIONS: '' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  return { child, output };
}

function whenEnded(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on('close', resolve));
}

async function run(root: string, ...flags: string[]) {
  const { child, output } = start(root, ...flags);
  return { code: await whenEnded(child), ...output };
}

test('exits with 2 and explains the flags if one is unknown', async () => {
  const { code, stdout, stderr } = await run(writeContent(), '--contnt');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^Unknown option '--contnt'\n\nnpm run check/);
});

test('exits with 0 after its help', async () => {
  const { code, stdout } = await run(writeContent(), '--help');
  expect(code).toBe(0);
  expect(stdout).toContain('--external');
});

test('exits with 0 if nothing is wrong with the content', async () => {
  const { code, stdout } = await run(writeContent(), '--content');
  expect([code, stdout]).toEqual([0, 'ok      content\n']);
});

test('exits with 1 and prints nothing but one JSON document with the mistakes', async () => {
  const root = writeContent({ 'guides/index.mdx': guide('A [link](/docs/no/).') });
  const { code, stdout } = await run(root, '--content', '--json');
  expect(code).toBe(1);
  const file = join(root, 'guides/index.mdx');
  const fromHere = relative('.', file);
  expect(JSON.parse(stdout)).toEqual({
    version: 1,
    ok: false,
    checks: [{ name: 'content', ok: false, unchecked: [], coverage: [], interfaceWords: 0 }],
    problems: [
      {
        severity: 'error',
        code: 'link/unknown-page',
        file: fromHere.length < file.length ? fromHere : file,
        line: 6,
        column: 3,
        found: 'a link to /docs/no/, which is not a page',
        expected: expect.any(String),
        fix: expect.any(String),
      },
    ],
  });
});

test('checks again whenever a file changes, prints each result whole, and ends on Ctrl+C', async () => {
  const root = writeContent();
  const page = join(root, 'guides/index.mdx');
  const right = readFileSync(page, 'utf8');
  const { child, output } = start(root, '--watch');
  const next = async (text: string) => {
    await vi.waitFor(() => expect(output.stdout).toMatch(/Waiting for changes/), 30_000);
    expect(output.stdout).toContain(text);
    output.stdout = '';
  };
  await next('ok      content');
  writeFileSync(page, right.replace('title:', 'titel:'));
  await next('fix       did you mean title?');
  // A file that cannot be parsed, a folder in place of a file and a new file end nothing.
  writeFileSync(join(root, 'site.yaml'), 'title: [');
  await next('text that is not YAML');
  writeFileSync(join(root, 'site.yaml'), '');
  await next('content/site.yaml');
  child.kill('SIGINT');
  expect(await whenEnded(child)).toBe(0);
});
