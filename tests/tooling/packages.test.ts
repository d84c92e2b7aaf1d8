import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { checkLicences } from '../../tooling/packages/check-licences';
import { checkPackages } from '../../tooling/packages/check-packages';
import { describePackages } from '../../tooling/packages/describe-packages';
import { findDuplicates } from '../../tooling/packages/find-duplicates';
import { knownLicences } from '../../tooling/packages/licences';
import { type LockedPackage, readLockfile } from '../../tooling/packages/lockfile';

const lock = (packages: Record<string, Partial<LockedPackage>>) =>
  readLockfile(JSON.stringify({ packages: { '': {}, ...packages } })).packages;

const withLicence = (license?: string) => {
  const known = [...knownLicences.keys()].map((name) => [
    `node_modules/${name}`,
    { version: '1.0.0' },
  ]);
  const packages = {
    ...Object.fromEntries(known),
    'node_modules/a': { version: '2.0.0', license },
  };
  return checkLicences(lock(packages));
};

describe('the licences of packages', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('may be %s', (licence) => {
    expect(withLicence(licence)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only'])('may not be %s', (licence) => {
    expect(withLicence(licence)).toEqual([
      `a 2.0.0 has the licence ${licence}, which is not among \`allowedLicences\`. Use another package, or add the licence if it may be used.`,
    ]);
  });

  it('have to be known', () => {
    expect(withLicence(undefined)).toEqual([
      'a 2.0.0 has no licence. Read its licence file and add it to `knownLicences`.',
    ]);
    expect(withLicence('MIT/X11')).toEqual([
      'a 2.0.0 has the licence "MIT/X11", which is no SPDX expression. Read its licence file and add it to `knownLicences`.',
    ]);
  });

  it('are not written down where the package says them', () => {
    const [name = ''] = knownLicences.keys();
    const packages = lock({ [`node_modules/${name}`]: { version: '1.0.0', license: 'MIT' } });
    expect(checkLicences(packages)).toContain(
      `\`knownLicences\` has ${name}, which does not need it. Remove the entry.`,
    );
  });
});

describe('copies of a package', () => {
  const install = (range: string) =>
    lock({
      'node_modules/a': { version: '1.0.0', dependencies: { b: range } },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
      'node_modules/b': { version: '1.2.0' },
    });

  it('are not needed if the one further up fits', () => {
    expect(findDuplicates(install('^1.0.0'))).toEqual([
      'node_modules/a/node_modules/b (1.0.0) is not needed: node_modules/b (1.2.0) fits. Run: npm dedupe',
    ]);
  });

  it('are needed if it does not fit', () => {
    expect(findDuplicates(install('~1.0.0'))).toEqual([]);
  });
});

it('the packages of the project have known licences and no copy that is not needed', () => {
  expect(checkPackages()).toMatchObject({ ok: true, output: '' });
});

describe('the list of packages for others', () => {
  const readSchema = (name: string) =>
    JSON.parse(
      readFileSync(
        `node_modules/@cyclonedx/cyclonedx-library/res/schema/${name}.SNAPSHOT.schema.json`,
        'utf8',
      ),
    );
  const locked = readLockfile(readFileSync('package-lock.json', 'utf8'));
  const text = describePackages(locked.project, locked.packages);
  const bom = JSON.parse(text);

  it('is a CycloneDX document', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    for (const name of ['spdx', 'jsf-0.82']) {
      ajv.addSchema(readSchema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
    }
    const isValid = ajv.compile(readSchema('bom-1.6'));
    expect(isValid(bom), JSON.stringify(isValid.errors)).toBe(true);
  });

  it('has each package with its licence and its users, and none that only tests need', () => {
    const react = bom.components.find((one: { name: string }) => one.name === 'react');
    expect(react).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/react@/),
      licenses: [{ expression: 'MIT' }],
    });
    const site = bom.dependencies.find((one: { ref: string }) => one.ref === '.');
    expect(site.dependsOn).toContain('node_modules/react');
    expect(text).not.toContain('"name": "vitest"');
  });

  it('is the same for the same packages', () => {
    expect(describePackages(locked.project, locked.packages)).toBe(text);
  });
});
