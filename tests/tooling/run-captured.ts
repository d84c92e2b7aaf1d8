import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { onTestFinished, vi } from 'vitest';

/** Every file of a folder, by path. */
export function readAll(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [relative(root, file), readFileSync(file, 'utf8')]),
  );
}

/** Runs a command, and returns its exit code, what it printed and the files of a folder afterwards. */
export async function runCaptured(root: string, program: () => Promise<number>) {
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  log.mockClear();
  error.mockClear();
  const code = await program();
  const output = [...log.mock.calls, ...error.mock.calls].flat().join('\n');
  return { code, output, files: readAll(root) };
}
