import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeScreenshots } from '../../../src/gatsby/files/write-screenshots';
import type { Screenshot } from '../../../src/page-models/authored-version';

const screenshot = (name: string, bytes: string): Screenshot => ({
  name,
  file: `content/screenshots/${name}.webp`,
  width: 2,
  height: 2,
  path: `static/${name}-0a1b.webp`,
  bytes: Buffer.from(bytes),
});

test('writes what versions share once, and adds what later content shows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const desk = new Map([['desk', screenshot('desk', 'A desk.')]]);
  await writeScreenshots([{ screenshots: desk }, { screenshots: desk }], folder);
  const hall = new Map([['hall', screenshot('hall', 'A hall.')]]);
  await writeScreenshots([{ screenshots: desk }, { screenshots: hall }], folder);
  expect(readdirSync(join(folder, 'static'))).toEqual(['desk-0a1b.webp', 'hall-0a1b.webp']);
  expect(readFileSync(join(folder, 'static/hall-0a1b.webp'), 'utf8')).toBe('A hall.');
});
