import { readFileSync } from 'node:fs';
import type { ToolResult } from '../check/report';
import { checkLicences } from './check-licences';
import { findDuplicates } from './find-duplicates';
import { readLockfile } from './lockfile';

/** Checks the licences of all installed packages, and that none is installed twice without need. */
export function checkPackages(): ToolResult {
  const { packages } = readLockfile(readFileSync('package-lock.json', 'utf8'));
  const problems = [...checkLicences(packages), ...findDuplicates(packages)];
  const output = problems.map((problem) => `package-lock.json: ${problem}\n`).join('');
  return { name: 'licences and duplicates of packages', ok: problems.length === 0, output };
}
