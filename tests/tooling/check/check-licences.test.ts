import { expect, test } from 'vitest';
import { checkLicences } from '../../../tooling/check/check-licences';
import { folderWith } from '../temporary-folder';

/** A project that installs the package `a` with a licence. */
function projectWith(license: string | undefined): string {
  const project = {
    name: 'project',
    version: '1.0.0',
    license: 'MIT',
    dependencies: { a: '2.0.0' },
  };
  const packages = { '': project, 'node_modules/a': { version: '2.0.0', license } };
  return folderWith({
    'package.json': JSON.stringify(project),
    'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }),
  });
}

test.each(['MIT', '(MIT OR CC0-1.0)'])('packages may have the licence %s', async (licence) => {
  expect(await checkLicences(projectWith(licence))).toMatchObject({ ok: true, output: '' });
});

test.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', undefined])(
  'packages may not have the licence %s',
  async (licence) => {
    const { ok, output } = await checkLicences(projectWith(licence));
    expect(ok).toBe(false);
    expect(output).toContain('package-lock.json: a 2.0.0 has a licence that is not among those');
    expect(output).toContain(`: ${licence ?? 'none'}. Read its licence file`);
  },
);

test('the packages of the project have allowed licences', async () => {
  expect(await checkLicences()).toMatchObject({ ok: true, output: '' });
});
