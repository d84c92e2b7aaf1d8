import { expect, test } from 'vitest';
import { runLimited } from '../../../tooling/prove/run-limited';
import { writeContent } from '../../unit/content/content-root';

function run(...flags: string[]) {
  const args = ['--import', 'tsx', 'tooling/prove.ts', ...flags];
  const env = { ...process.env, CONTENT_DIR: writeContent() };
  return runLimited(process.execPath, args, { cwd: process.cwd(), env, timeout: 60_000 });
}

test('exits with 2 and explains the flags if one is wrong', async () => {
  const { code, stdout, stderr } = await run('--ulr', 'http://localhost');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^Unknown option '--ulr'\n\nnpm run prove/);
});

test('exits with 0 after its help', async () => {
  const { code, stdout } = await run('--help');
  expect(code).toBe(0);
  expect(stdout).toContain('--update');
});

test('exits with 1 and one message if there is nothing to prove', async () => {
  const { code, stderr } = await run('--url', 'http://localhost');
  expect(code).toBe(1);
  expect(stderr).toBe('There is no interface to prove: add it to openapi/.\n');
});
