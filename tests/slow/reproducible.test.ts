import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashFiles, listDifferences } from './built-files';
import { ProjectCopy } from './project-copy';

const projects = [new ProjectCopy(), new ProjectCopy()];

afterAll(() => {
  for (const project of projects) project.remove('.');
});

test('two builds of the same tree in two folders are the same, byte for byte', async () => {
  for (const project of projects) await project.build();
  const [first = {}, second = {}] = projects.map(({ folder }) => hashFiles(join(folder, 'public')));
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(listDifferences(first, second)).toEqual([]);
});
