import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { writePlan } from '../../../tooling/files/write-plan';
import { writeContent } from '../../unit/content/content-root';

const read = (root: string, name: string) => readFileSync(join(root, name), 'utf8');

function planAll(root: string) {
  const file = (name: string) => join(root, name);
  return {
    created: new Map([[file('notes/new/a.mdx'), 'new']]),
    changed: new Map([[file('sidebar.yaml'), 'changed']]),
    removed: new Set([file('guides/index.mdx')]),
  };
}

test('creates, changes and removes files, and takes everything back', () => {
  const root = writeContent();
  const before = ['sidebar.yaml', 'guides/index.mdx'].map((name) => read(root, name));
  const takeBack = writePlan(planAll(root));
  expect(read(root, 'notes/new/a.mdx')).toBe('new');
  expect(read(root, 'sidebar.yaml')).toBe('changed');
  expect(readdirSync(join(root, 'guides'))).toEqual([]);
  takeBack();
  expect(['sidebar.yaml', 'guides/index.mdx'].map((name) => read(root, name))).toEqual(before);
  expect(existsSync(join(root, 'notes'))).toBe(false);
});

test('takes everything back if a file cannot be removed', () => {
  const root = writeContent();
  const before = read(root, 'sidebar.yaml');
  mkdirSync(join(root, 'folder'));
  const plan = planAll(root);
  plan.removed.add(join(root, 'folder'));
  expect(() => writePlan(plan)).toThrow();
  expect(read(root, 'sidebar.yaml')).toBe(before);
  expect(readdirSync(root).sort()).toEqual(['folder', 'guides', 'sidebar.yaml', 'site.yaml']);
  expect(readdirSync(join(root, 'guides'))).toEqual(['index.mdx']);
});

test('changes nothing before all new texts are on the disk', () => {
  const root = writeContent();
  const before = read(root, 'sidebar.yaml');
  const plan = planAll(root);
  plan.changed.set(join(root, 'none/missing.yaml'), 'text');
  expect(() => writePlan(plan)).toThrow('ENOENT');
  expect(read(root, 'sidebar.yaml')).toBe(before);
  expect(readdirSync(root).sort()).toEqual(['guides', 'sidebar.yaml', 'site.yaml']);
});

test('lets a signal wait until all files are written', () => {
  const root = writeContent();
  // The signal arrives while the plan is read, when nothing has been written yet.
  const script = `
    import { writePlan } from './tooling/files/write-plan';
    const changed = new Map([['${root}/sidebar.yaml', 'changed'], ['${root}/site.yaml', 'changed']]);
    const created = { *[Symbol.iterator]() { process.kill(process.pid, 'SIGTERM'); } };
    writePlan({ changed, created } as never);
    setTimeout(() => console.log('alive'), 2000);
  `;
  const outfile = join(root, 'script.cjs');
  const stdin = { contents: script, resolveDir: process.cwd(), loader: 'ts' as const };
  buildSync({ stdin, outfile, bundle: true, platform: 'node' });
  const { signal, stdout } = spawnSync(process.execPath, [outfile], { encoding: 'utf8' });
  expect([signal, stdout]).toEqual(['SIGTERM', '']);
  expect(read(root, 'sidebar.yaml')).toBe('changed');
  expect(read(root, 'site.yaml')).toBe('changed');
});
