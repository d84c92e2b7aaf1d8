import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withInterface, writeContent } from '../../unit/content/content-root';
import { readAll } from '../run-captured';
import { run, site } from './small-content';

describe('leaves everything as it is', () => {
  const files = { ...site, ...withInterface };

  test.each([
    ['a guide that exists', ['guide', 'fees'], 1, 'guides/fees.mdx'],
    [
      'a guide at the address of a page',
      ['guide', 'api/list-books', '--after', 'index'],
      1,
      '/docs/api/list-books/',
    ],
    ['a guide after an unknown one', ['guide', 'new', '--after', 'fee'], 1, 'did you mean fees?'],
    [
      'a guide in an unknown branch',
      ['guide', 'new', '--category', 'Landing'],
      1,
      'did you mean Lending?',
    ],
    ['a guide of an unknown version', ['guide', 'new', '--version', '1.1'], 1, 'did you mean 1.0?'],
    ['a note on an unknown operation', ['note', 'Fly'], 1, 'unknown operation Fly'],
    ['the current version without its successor', ['version', '1.0'], 1, 'add --next'],
    ['a successor of another version', ['version', '0.9', '--next', '2.0'], 1, '--next 2.0'],
    ['a version named like a folder of guides', ['version', 'lending'], 1, 'lending'],
    ['nothing', [], 2, 'Usage'],
    ['an unknown kind', ['page', 'new'], 2, 'page'],
    ['a guide without a path', ['guide'], 2, 'PATH'],
    ['a guide with two paths', ['guide', 'a', 'b'], 2, 'PATH'],
    ['a path out of the guides', ['guide', '../site'], 2, '../site'],
    ['a version out of its folder', ['version', '..'], 2, '..'],
    ['an unknown option', ['guide', 'new', '--tittle', 'A'], 2, '--tittle'],
    ['a title without text', ['guide', 'new', '--title', ' '], 2, '--title'],
    ['two places', ['guide', 'new', '--after', 'index', '--category', 'More'], 2, '--after'],
  ])('for %s', async (_, args, expected, words) => {
    const root = writeContent(files);
    const before = readAll(root);
    const { code, output, files: after } = await run(root, ...args);
    expect(output).toContain(words);
    expect(code).toBe(expected);
    expect(after).toEqual(before);
    const names = ['guides', 'openapi', 'sidebar.yaml', 'site.yaml'];
    expect(readdirSync(root).sort()).toEqual(names);
  });

  test('if the sidebar cannot be read, and reports its mistake', async () => {
    const root = writeContent({ 'sidebar.yaml': '- guide: [index\n' });
    const before = readAll(root);
    const { code, output } = await run(root, 'guide', 'new');
    expect(output).toContain('content/sidebar.yaml:');
    expect(code).toBe(1);
    expect(readAll(root)).toEqual(before);
  });

  test('if a file cannot be written in the middle', async () => {
    const root = writeContent(site);
    // A folder where the new text of the sidebar is written first.
    mkdirSync(join(root, `sidebar.yaml.${process.pid}.tmp`));
    const before = readAll(root);
    await expect(run(root, 'guide', 'far/away/new', '--after', 'index')).rejects.toThrow('EEXIST');
    expect(readAll(root)).toEqual(before);
    expect(readdirSync(join(root, 'guides')).sort()).toEqual(['fees.mdx', 'index.mdx', 'lending']);
  });
});

test('works as a command, on the content that CONTENT_DIR names', async () => {
  const root = writeContent(site);
  const env = { ...process.env, CONTENT_DIR: root };
  const start = (...args: string[]) =>
    new Promise<number>((resolve) => {
      execFile(process.execPath, ['--import', 'tsx', 'tooling/new.ts', ...args], { env }, (error) =>
        resolve(Number(error?.code ?? 0)),
      );
    });
  expect(await Promise.all([start('guide', 'new'), start('guide')])).toEqual([0, 2]);
  expect(readAll(root)).toHaveProperty(['guides/new.mdx']);
});
