import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicationRecord, publicFolder } from '../../tooling/build/build-folders';
import { readPublication } from '../../tooling/build/publication-record';
import { hashFiles, listDifferences } from '../slow/built-files';
import { ProjectCopy } from '../slow/project-copy';
import { fillDisk, makeReadOnly, mountMemory, withoutNetwork } from './broken-machine';

const guide = 'content/guides/setup.mdx';
const memory = mountMemory();
const project = new ProjectCopy(memory.folder);
const ownTitle = /^title: .*$/m.exec(project.read(guide))?.[0] ?? '';
let whole: Record<string, string>;
/** Milliseconds of a build from nothing. */
let duration: number;

/** Builds, and expects the same site as the first build made, but for files kept for open tabs. */
async function expectSameSite(settings: Record<string, string> = {}): Promise<void> {
  await project.build({ isMinified: false, settings });
  const kept = readPublication(join(project.folder, publicationRecord))?.previous ?? [];
  const differences = listDifferences(whole, hashFiles(join(project.folder, publicFolder)));
  expect(differences.filter((file) => !kept.includes(file))).toEqual([]);
}

const removeBuild = () => {
  for (const folder of ['.build', publicFolder]) project.remove(folder);
};

beforeAll(async () => {
  const start = performance.now();
  await project.build({ isMinified: false });
  duration = performance.now() - start;
  whole = hashFiles(join(project.folder, publicFolder));
});

afterAll(() => memory.unmount());

describe('a build that is killed leaves the next one nothing to trip over', () => {
  const count = 20;
  // One random moment in each twentieth of a build; every fourth build starts from nothing.
  const moments = Array.from({ length: count }, (_, index) => [
    Math.round(((index + Math.random()) / count) * 100),
    index % 4 === 0 ? 'from nothing' : 'after a change',
  ]);

  test.each(moments)('at %i hundredths of its time, %s', async (percent, kind) => {
    if (kind === 'from nothing') removeBuild();
    project.edit(guide, ownTitle, 'title: Changed guide');
    const killed = project.start('tooling/build.ts', {}, ['--no-uglify']);
    await setTimeout((duration * Number(percent)) / 100);
    const exit = killed.exitCode === null ? once(killed, 'exit') : undefined;
    project.kill(killed);
    await exit;
    project.edit(guide, 'title: Changed guide', ownTitle);
    await expectSameSite();
  });
});

test('a build whose parent alone is killed does not disturb the next one', async () => {
  project.edit(guide, ownTitle, 'title: Changed guide');
  const killed = project.start('tooling/build.ts', {}, ['--no-uglify']);
  await setTimeout(duration / 3);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  project.edit(guide, 'title: Changed guide', ownTitle);
  await expectSameSite();
});

test('of two builds that start together one builds and the other one is refused', async () => {
  removeBuild();
  const both = await Promise.all(
    [1, 2].map(() => project.run('tooling/build.ts', {}, ['--no-uglify'])),
  );
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(both.find(({ code }) => code === 1)?.output).toContain('already running here');
  await expectSameSite();
});

test.each([1, 10, 40, 90])('a disk with %i MB left ends a build with that reason', async (left) => {
  removeBuild();
  const empty = fillDisk(memory.folder, left);
  const { code, output } = await project.run('tooling/build.ts', {}, ['--no-uglify']);
  empty();
  expect(output).toMatch(/disk is full|The disk of .* is full/);
  expect(code).toBe(1);
  await expectSameSite();
});

test('a published folder that is read-only ends a build with that reason', async () => {
  const makeWritable = makeReadOnly(join(project.folder, publicFolder));
  project.edit(guide, ownTitle, 'title: Changed guide');
  const { code, output } = await project.run('tooling/build.ts', {}, ['--no-uglify']);
  makeWritable();
  project.edit(guide, 'title: Changed guide', ownTitle);
  expect(output).toContain('it is read-only (EROFS)');
  expect(code).toBe(1);
  await expectSameSite();
});

test('another locale and time zone change no byte', async () => {
  removeBuild();
  await expectSameSite({ LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' });
});

test('another folder changes no byte', async () => {
  const other = new ProjectCopy(memory.folder);
  await other.build({ isMinified: false });
  expect(listDifferences(whole, hashFiles(join(other.folder, publicFolder)))).toEqual([]);
  other.remove('.');
});

test('neither git nor a network is needed', async () => {
  removeBuild();
  const { code, output } = await withoutNetwork(project.folder);
  expect(code, output).toBe(0);
  await expectSameSite();
});
