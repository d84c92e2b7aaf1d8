import { expect, test } from 'vitest';
import { checkLicences } from '../../../tooling/check/check-licences';
import { folderWith } from '../temporary-folder';

test('finds the packages whose licence is neither allowed nor known', async () => {
  const licences = {
    allowed: 'MIT',
    choice: '(MIT OR CC0-1.0)',
    // Known from its licence file.
    busboy: undefined,
    copyleft: 'GPL-3.0-only',
    both: 'MIT AND AGPL-3.0-only',
    silent: undefined,
  };
  const dependencies = Object.fromEntries(Object.keys(licences).map((name) => [name, '2.0.0']));
  const project = { name: 'project', version: '1.0.0', license: 'MIT', dependencies };
  const installed = Object.entries(licences).map(([name, license]) => [
    `node_modules/${name}`,
    { version: '2.0.0', license },
  ]);
  const packages = { '': project, ...Object.fromEntries(installed) };
  const folder = folderWith({
    'package.json': JSON.stringify(project),
    'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }),
  });
  const { ok, output } = await checkLicences(folder);
  expect(ok).toBe(false);
  const found = [
    ...output.matchAll(/^package-lock\.json: (.*) has a licence .*: (.*)\. Read its/gm),
  ];
  expect(found.map(([, name, licence]) => `${name}: ${licence}`).sort()).toEqual([
    'both 2.0.0: MIT AND AGPL-3.0-only',
    'copyleft 2.0.0: GPL-3.0-only',
    'silent 2.0.0: none',
  ]);
});
