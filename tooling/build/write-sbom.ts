import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePackages } from '../packages/describe-packages';
import { readLockfile } from '../packages/lockfile';

/** Writes what the site is built with, for those who have to know of packages with a vulnerability. */
export function writeSbom(folder: string): void {
  const { project, packages } = readLockfile(readFileSync('package-lock.json', 'utf8'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), describePackages(project, packages));
}
