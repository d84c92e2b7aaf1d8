import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listFiles } from '../../tooling/files/list-files';
import { requireDeployTools } from '../../tooling/tests/deploy-tools';

let folder: string;
const at = (...path: string[]) => join(folder, ...path);
const read = (path: string) => readFileSync(at('served/current', path), 'utf8');
const has = (path: string) => existsSync(at('served/current', path));

beforeEach(() => {
  requireDeployTools();
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A site whose script has the given hash. */
function build(hash: string, further: Record<string, string> = {}): void {
  rmSync(at('built'), { recursive: true, force: true });
  const files = {
    'build-info/security-headers.conf': `# ${hash}`,
    'build-info/stamp.txt': hash,
    'public/404.html': 'Not found',
    [`public/app-${hash}.js`]: hash,
    [`public/static/${hash}/logo.svg`]: hash,
    'public/docs/index.html': `<script src="app-${hash}.js">`,
    'public/page-data/app-data.json': `{ "webpackCompilationHash": "${hash}" }`,
    'public/page-data/docs/page-data.json': '{}',
    ...further,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(at('built', path)), { recursive: true });
    writeFileSync(at('built', path), text);
  }
}

const release = () =>
  execFileSync('bash', [join('deploy', 'release.sh'), at('built'), at('served')], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(20)) as [
  string,
  string,
  string,
];

test('a release has the site and the headers of its build', () => {
  build(first);
  release();
  expect(read('public/docs/index.html')).toContain(first);
  expect(read('build-info/security-headers.conf')).toContain(first);
});

test('the hashed files of earlier releases stay for as long as these are kept, and no other files', () => {
  build(first, { 'public/docs/old.html': 'A page that goes.' });
  release();
  build(second);
  release();
  expect(read(`public/app-${first}.js`)).toBe(first);
  expect(read(`public/static/${first}/logo.svg`)).toBe(first);
  expect(has('public/docs/old.html')).toBe(false);
  expect(read('public/docs/index.html')).toContain(second);
  build(third);
  for (let count = 0; count < 4; count++) release();
  expect(has(`public/app-${first}.js`)).toBe(true);
  release();
  expect(has(`public/app-${first}.js`)).toBe(false);
  expect(has(`public/app-${second}.js`)).toBe(true);
});

test('what only tools need is left out', () => {
  const map = `public/app-${first}.js.map`;
  build(first, { [map]: '{}', 'public/webpack.stats.json': '{}', 'public/chunk-map.json': '{}' });
  release();
  expect(readdirSync(at('served/current/public')).sort()).toEqual([
    '404.html',
    `app-${first}.js`,
    'docs',
    'page-data',
    'static',
  ]);
});

test('a file that has not changed keeps its time, and takes no room', () => {
  build(first);
  release();
  const before = statSync(at('served/current/public/404.html'));
  build(second);
  release();
  const after = statSync(at('served/current/public/404.html'));
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
});

test('going back is changing the link', () => {
  build(first);
  release();
  const before = readlinkSync(at('served/current'));
  build(second);
  release();
  execFileSync('ln', ['-s', before, at('served/next')]);
  execFileSync('mv', ['-T', at('served/next'), at('served/current')]);
  expect(read('public/docs/index.html')).toContain(first);
});

test('the last five releases are kept', () => {
  build(first);
  for (let count = 0; count < 7; count++) release();
  const kept = readdirSync(at('served/releases'));
  expect(kept).toHaveLength(5);
  expect(readlinkSync(at('served/current'))).toBe(`releases/${kept.sort().at(-1)}`);
});

test('a build that did not end well changes nothing', () => {
  build(first);
  release();
  const before = readlinkSync(at('served/current'));
  rmSync(at('built/build-info/stamp.txt'));
  expect(release).toThrow(/There is no finished build/);
  expect(readlinkSync(at('served/current'))).toBe(before);
  expect(readdirSync(at('served/releases'))).toHaveLength(1);
});

describe('an object store', () => {
  const upload = () =>
    execFileSync(
      'bash',
      [join('deploy', 'object-store', 'upload.sh'), at('store'), at('built/public')],
      {
        encoding: 'utf8',
        stdio: 'pipe',
      },
    );

  test('gets the site without what only tools and other servers need', () => {
    build(first, {
      [`public/app-${first}.js.map`]: '{}',
      [`public/app-${first}.js.br`]: 'br',
      'public/webpack.stats.json': '{}',
      'public/.hidden': '',
    });
    upload();
    expect(listFiles(at('store'))).toEqual([
      '404.html',
      `app-${first}.js`,
      'docs/index.html',
      'page-data/app-data.json',
      'page-data/docs/page-data.json',
      `static/${first}/logo.svg`,
    ]);
  });

  test('keeps the hashed files of earlier builds, and no other files', () => {
    build(first, { 'public/docs/old.html': 'A page that goes.' });
    upload();
    build(second);
    upload();
    expect(listFiles(at('store'))).toEqual([
      '404.html',
      `app-${first}.js`,
      `app-${second}.js`,
      'docs/index.html',
      'page-data/app-data.json',
      'page-data/docs/page-data.json',
      `static/${first}/logo.svg`,
      `static/${second}/logo.svg`,
    ]);
    expect(readFileSync(at('store/docs/index.html'), 'utf8')).toContain(second);
  });

  test('gets nothing of a build that did not end well', () => {
    build(first);
    rmSync(at('built/build-info/stamp.txt'));
    expect(upload).toThrow(/There is no finished build/);
    expect(existsSync(at('store'))).toBe(false);
  });
});
