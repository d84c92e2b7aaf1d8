import { existsSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  buildStamp,
  developStamp,
  isBuilt,
  prepareOutput,
} from '../../../tooling/build/build-stamp';
import { folderWith, writeFiles } from '../temporary-folder';

const home = process.cwd();
const hasCache = () => existsSync('.cache/data') && existsSync('public/404.html');

/** Does what Gatsby does between the start and the end of a command. */
const write = () => writeFiles('.', { '.cache/data': '', 'public/404.html': '' });

/** A build or development server that ends well. */
function run(stamp: string, inputs: string): void {
  const finish = prepareOutput(stamp, inputs);
  write();
  finish();
}

beforeEach(() => process.chdir(folderWith({})));
afterEach(() => process.chdir(home));

test('the cache of a finished build is kept for the next one with the same inputs', () => {
  run(buildStamp, 'same');
  prepareOutput(buildStamp, 'same');
  expect(hasCache()).toBe(true);
});

test.each([
  ['with other inputs', () => {}, 'other'],
  ['after a build that failed', () => prepareOutput(buildStamp, 'same'), 'same'],
  ['after a development server', () => run(developStamp, 'same'), 'same'],
  ['when the site is gone', () => rmSync('public', { recursive: true }), 'same'],
])('a build starts from nothing %s', (_, happen, inputs) => {
  run(buildStamp, 'same');
  happen();
  prepareOutput(buildStamp, inputs);
  expect(existsSync('.cache')).toBe(false);
  expect(existsSync('public')).toBe(false);
});

test('a development server keeps its own cache, and not that of a build', () => {
  run(developStamp, 'same');
  prepareOutput(developStamp, 'same')();
  expect(hasCache()).toBe(true);
  run(buildStamp, 'same');
  prepareOutput(developStamp, 'same');
  expect(hasCache()).toBe(false);
});

test('only a finished build counts as built', () => {
  expect(isBuilt()).toBe(false);
  const finish = prepareOutput(buildStamp, 'same');
  write();
  expect(isBuilt()).toBe(false);
  finish();
  expect(isBuilt()).toBe(true);
  run(developStamp, 'same');
  expect(isBuilt()).toBe(false);
});
