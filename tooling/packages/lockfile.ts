/** What is read of a package in `package-lock.json`. */
export interface LockedPackage {
  /** Only the project itself has one. */
  name?: string;
  version: string;
  /** The hash of its archive, as in `integrity` of HTML. */
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  /** An SPDX expression, if the package's own `package.json` has one. */
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The packages by their paths, such as `node_modules/a/node_modules/b`. */
export type LockedPackages = ReadonlyMap<string, LockedPackage>;

const folder = 'node_modules/';

/** Reads a lockfile of version 3: the project itself, and the packages that it installs. */
export function readLockfile(text: string): { project: LockedPackage; packages: LockedPackages } {
  const { '': project, ...packages } = JSON.parse(text).packages;
  return { project, packages: new Map(Object.entries(packages)) };
}

export const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf(folder) + folder.length);

/** The path of the package that this one is installed in; empty for the project. */
export const parentOf = (path: string): string =>
  path.slice(0, Math.max(path.lastIndexOf(`/${folder}`), 0));

/** Finds the package that `name` is resolved to from a path, like Node does. */
export function resolvePackage(
  packages: LockedPackages,
  from: string,
  name: string,
): string | undefined {
  const path = `${from ? `${from}/` : ''}${folder}${name}`;
  if (packages.has(path)) return path;
  return from ? resolvePackage(packages, parentOf(from), name) : undefined;
}
