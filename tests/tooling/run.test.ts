import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findHelp } from '../../tooling/help';
import { runCommand } from '../../tooling/run-command';

test('says in one line which version of Node.js is needed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'old-node-'));
  const pretend = join(folder, 'pretend.cjs');
  writeFileSync(pretend, "Object.defineProperty(process.versions, 'node', { value: '20.18.1' });");
  const { code, output } = await runCommand(
    process.execPath,
    ['--require', pretend, 'tooling/run.cjs', 'check'],
    { capture: true },
  );
  rmSync(folder, { recursive: true });
  expect(output.trim()).toBe('This project needs Node.js 20.19.0 or newer; this is 20.18.1.');
  expect(code).toBe(1);
});

const helped = readFileSync('package.json', 'utf8').matchAll(/run\.cjs ([\w/-]+)"/g);
const own = ['check', 'new', 'api-update', 'prove'];

test.each([...helped].map(([, program = '']) => program).filter((each) => !own.includes(each)))(
  'explains %s when it is asked for help',
  (program) => {
    expect(findHelp(program, ['--help'])).toMatch(/^npm .+\n\n./s);
    expect(findHelp(program, ['--port', '9000'])).toBeUndefined();
  },
);

test('prints help in place of doing something', async () => {
  const run = (program: string) =>
    runCommand(process.execPath, ['tooling/run.cjs', program, '--help'], { capture: true });
  const [serve, update] = await Promise.all([run('serve'), run('api-update')]);
  expect(serve).toMatchObject({ code: 0, output: expect.stringMatching(/^npm run serve/) });
  expect(update).toMatchObject({ code: 0, output: expect.stringMatching(/^Usage:/) });
});
