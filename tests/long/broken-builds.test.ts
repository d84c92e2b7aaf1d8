import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../tooling/run-command';
import { hashFiles, listDifferences } from '../slow/built-files';
import { ProjectCopy } from '../slow/project-copy';

const guide = 'content/guides/setup.mdx';
const project = new ProjectCopy();
const ownTitle = /^title: .*$/m.exec(project.read(guide))?.[0] ?? '';
let whole: Record<string, string>;
/** Milliseconds of a build from nothing. */
let duration: number;

/** Builds, and expects the same site as the first build made. */
async function expectSameSite(settings: Record<string, string> = {}): Promise<void> {
  await project.build({ isMinified: false, settings });
  expect(listDifferences(whole, hashFiles(join(project.folder, 'public')))).toEqual([]);
}

const removeBuild = () => {
  for (const folder of ['.cache', 'public']) project.remove(folder);
};

beforeAll(async () => {
  const start = performance.now();
  await project.build({ isMinified: false });
  duration = performance.now() - start;
  whole = hashFiles(join(project.folder, 'public'));
});

afterAll(() => project.remove('.'));

describe('a build that is killed leaves the next one nothing to trip over', () => {
  const count = 8;
  // One random moment in each eighth of a build; every other build starts from nothing.
  const moments = Array.from({ length: count }, (_, index) => [
    Math.round(((index + Math.random()) / count) * 100),
    index % 2 === 0 ? 'from nothing' : 'after a change',
  ]);

  test.each(moments)('at %i hundredths of its time, %s', async (percent, kind) => {
    if (kind === 'from nothing') removeBuild();
    project.edit(guide, ownTitle, 'title: Changed guide');
    const killed = project.start('tooling/build.ts', {}, ['--no-uglify']);
    await setTimeout((duration * Number(percent)) / 100);
    // A warm build may have ended before.
    const exit = killed.exitCode === null ? once(killed, 'exit') : undefined;
    project.kill(killed);
    await exit;
    if (!exit) removeBuild();
    project.edit(guide, 'title: Changed guide', ownTitle);
    await expectSameSite();
  });
});

test('another locale and time zone change no byte', async () => {
  removeBuild();
  await expectSameSite({ LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' });
});

test('another folder changes no byte', async () => {
  const other = new ProjectCopy();
  await other.build({ isMinified: false });
  expect(listDifferences(whole, hashFiles(join(other.folder, 'public')))).toEqual([]);
  other.remove('.');
});

test('neither git nor a network is needed', async () => {
  removeBuild();
  const programs = join(project.folder, '.programs');
  mkdirSync(programs);
  symlinkSync(process.execPath, join(programs, 'node'));
  const { code, output } = await runCommand(
    '/usr/bin/unshare',
    ['--net', process.execPath, '--import', 'tsx', 'tooling/build.ts', '--no-uglify'],
    {
      capture: true,
      cwd: project.folder,
      env: { HOME: process.env.HOME, PATH: programs, NODE_ENV: 'production' },
    },
  );
  project.remove('.programs');
  expect(code, output).toBe(0);
  expect(listDifferences(whole, hashFiles(join(project.folder, 'public')))).toEqual([]);
});
