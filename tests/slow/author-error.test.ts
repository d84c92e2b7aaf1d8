import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandResult, runCommand } from '../../tooling/run-command';
import { ProjectCopy } from './project-copy';

const project = new ProjectCopy();
/** The content of a small site, which is read in a tenth of the time. */
const root = 'library';
const guide = `${root}/guides/lending.mdx`;
const sidebar = `${root}/sidebar.yaml`;
const build = () =>
  runCommand('npm', ['run', 'build'], {
    capture: true,
    cwd: project.folder,
    env: { ...process.env, NODE_ENV: 'production', CONTENT_DIR: root },
  });

/** The line of a file that contains a text. */
const lineOf = (text: string, file = guide) =>
  project
    .read(file)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

let first: CommandResult;

beforeAll(async () => {
  project.copy('tests/fixtures/versions-site', root);
  project.edit(guide, /^description: .*\n/m, '');
  project.edit(sidebar, 'guide: lending', 'guide: lendin');
  const broken = ['<Warnin>', 'Text.', '</Warnin>', 'A value of {count}.'].join('\n\n');
  writeFileSync(join(project.folder, guide), `${project.read(guide)}\n${broken}\n`);
  first = await build();
});

afterAll(() => project.remove('.'));

test('a broken guide fails the build', () => {
  expect(first.code).not.toBe(0);
});

test('all mistakes are reported at once, each with its file and line', () => {
  expect(first.output).toContain(`${guide}:2`);
  expect(first.output).toContain(`${guide}:${lineOf('<Warnin>')}:1`);
  expect(first.output).toContain(`${guide}:${lineOf('{count}')}:`);
  expect(first.output).toContain(`${sidebar}:${lineOf('lendin', sidebar)}`);
});

test('each mistake has what was found, what was expected, and how to fix it', () => {
  const mistakes = first.output.split(/^.*error {2}library\//m).slice(1);
  expect(mistakes).toHaveLength(4);
  for (const mistake of mistakes) {
    expect(mistake).toMatch(/\n\s+found {2,}\S.*\n\s+expected {2,}\S.*\n\s+fix {2,}\S/);
  }
  expect(first.output).toContain('found     an unknown component <Warnin>');
  expect(first.output).toContain('fix       did you mean <Warning>?');
  expect(first.output).toContain('fix       did you mean guide: lending?');
});

test('authors see no code of the site', () => {
  expect(first.output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  expect(first.output).not.toContain('.cache/compiled');
});

test('nothing is left that could be mistaken for a finished site', async () => {
  expect(existsSync(join(project.folder, 'public/docs/index.html'))).toBe(false);
  const { code, output } = await project.run('tooling/serve.ts');
  expect(code).toBe(1);
  expect(output).toContain('no finished build');
});

test('the next build reports the same as changed code does, and a page without a default export too', async () => {
  project.edit('src/problems/problem.ts', '`  fix       ', '`  changed   ');
  project.edit(
    'src/pages/404.tsx',
    'export default function',
    '// export default\nexport function',
  );
  const { code, output } = await build();
  expect(code).not.toBe(0);
  expect(output).toContain(`${guide}:${lineOf('<Warnin>')}:1`);
  expect(output).toContain('  changed   did you mean <Warning>?');
  expect(output).toContain('error  src/pages/404.tsx');
  expect(output).toContain('found     a page without a default export');
});
