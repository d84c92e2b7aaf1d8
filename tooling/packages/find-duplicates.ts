import { satisfies } from 'semver';
import { type LockedPackages, nameOf, parentOf, resolvePackage } from './lockfile';

/** The ranges in which packages want the copy of another package that they get, by the path of the copy. */
function listRanges(packages: LockedPackages): Map<string, string[]> {
  const ranges = new Map<string, string[]>();
  for (const [path, { dependencies, optionalDependencies, peerDependencies }] of packages) {
    const wanted = { ...peerDependencies, ...optionalDependencies, ...dependencies };
    for (const [name, range] of Object.entries(wanted)) {
      const copy = resolvePackage(packages, path, name) ?? '';
      ranges.set(copy, [...(ranges.get(copy) ?? []), range]);
    }
  }
  return ranges;
}

/**
 * Describes each copy of a package whose users would all accept the copy further up, which is what
 * `npm dedupe` removes.
 */
export function findDuplicates(packages: LockedPackages): string[] {
  const ranges = listRanges(packages);
  return [...packages].flatMap(([path, { version }]) => {
    const parent = parentOf(path);
    const other = parent && resolvePackage(packages, parentOf(parent), nameOf(path));
    const further = other ? packages.get(other) : undefined;
    const wanted = ranges.get(path);
    if (!further || !wanted?.every((range) => satisfies(further.version, range))) return [];
    return `${path} (${version}) is not needed: ${other} (${further.version}) fits. Run: npm dedupe`;
  });
}
