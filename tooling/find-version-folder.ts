import { join } from 'node:path';
import type { VersionFolder } from '../src/content/files/version-folder';
import type { SiteConfig } from '../src/content/settings/site-config';
import { type DocsVersion, versionBase } from '../src/navigation/versions';
import type { Finding } from '../src/problems/problem';
import { suggest } from '../src/text/nearest';

/** Finds the folder of the version with a name, by default of the current one. */
export function findVersionFolder(
  { versions }: SiteConfig,
  root: string,
  name?: string,
): VersionFolder | { finding: Finding } {
  const version = versions.find((each) =>
    name === undefined ? each.status === 'current' : each.name === name,
  );
  if (!version) return { finding: describeUnknown(name ?? '', versions) };
  const isCurrent = version.status === 'current';
  return {
    root,
    folder: isCurrent ? root : join(root, 'versions', version.name),
    version: version.name,
    base: versionBase(version),
    versions,
    dates: new Map(),
  };
}

function describeUnknown(name: string, versions: readonly DocsVersion[]): Finding {
  const names = versions.map((version) => version.name);
  return {
    code: 'new/unknown-version',
    found: `no version ${name}`,
    expected: `one of ${names.join(', ')}`,
    fix: suggest(name, names, `list it in site.yaml, with npm run new -- version ${name}`),
  };
}
