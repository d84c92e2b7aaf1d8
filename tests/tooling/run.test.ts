import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
