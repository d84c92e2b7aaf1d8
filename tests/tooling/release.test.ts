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
import { afterEach, beforeEach, expect, test } from 'vitest';
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
    'public/404.html': 'Not found',
    [`public/app-${hash}.js`]: hash,
    [`public/static/${hash}/logo.svg`]: hash,
    'public/docs/index.html': `<script src="app-${hash}.js">`,
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

test('the hashed files of the release before stay for one more, and no others', () => {
  build(first, { 'public/docs/old.html': 'A page that goes.' });
  release();
  build(second);
  release();
  expect(read(`public/app-${first}.js`)).toBe(first);
  expect(read(`public/static/${first}/logo.svg`)).toBe(first);
  expect(has('public/docs/old.html')).toBe(false);
  expect(read('public/docs/index.html')).toContain(second);
  build(third);
  release();
  expect(has(`public/app-${first}.js`)).toBe(false);
  expect(has(`public/app-${second}.js`)).toBe(true);
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

test('a folder without a whole site changes nothing', () => {
  build(first);
  release();
  const before = readlinkSync(at('served/current'));
  rmSync(at('built/build-info'), { recursive: true });
  expect(release).toThrow(/There is no built site/);
  expect(readlinkSync(at('served/current'))).toBe(before);
  expect(readdirSync(at('served/releases'))).toHaveLength(1);
});
