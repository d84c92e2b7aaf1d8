import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './source-files';

const skipped = [
  '.git',
  '.cache',
  'build-info',
  'node_modules',
  'playwright-report',
  'public',
  'test-results',
];
const files = listFiles('.', skipped);
const source = files.filter((file) => file.startsWith('src/') && !file.startsWith('src/fonts/'));
const nameOf = (file: string) => basename(file).split('.')[0] ?? '';
const isPascal = (name: string) => /^[A-Z]/.test(name);

test('gives no file or folder a meaningless name', () => {
  const empty = /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\.|\/|$)/i;
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => empty.test(file))).toEqual([]);
});

test('writes the names of components in Pascal case and those of all other files in kebab case', () => {
  const wrong = source.filter((file) => {
    const name = nameOf(file);
    return !/^(?:[A-Z][A-Za-z0-9]*|[a-z0-9]+(?:-[a-z0-9]+)*)$/.test(name);
  });
  expect(wrong).toEqual([]);
});

test('has Pascal case for components and their style alone', () => {
  const components = new Set(source.filter((file) => file.endsWith('.tsx')));
  const wrong = source.filter((file) => {
    if (!isPascal(nameOf(file))) return false;
    const isStyle = file.endsWith('.module.css');
    const component = isStyle ? file.replace('.module.css', '.tsx') : file;
    return !components.has(component) || !/^src\/(components|templates)\//.test(file);
  });
  expect(wrong).toEqual([]);
});

test('has a component in each .tsx file of components', () => {
  const wrong = source.filter(
    (file) =>
      file.startsWith('src/components/') && file.endsWith('.tsx') && !isPascal(nameOf(file)),
  );
  expect(wrong).toEqual([]);
});
