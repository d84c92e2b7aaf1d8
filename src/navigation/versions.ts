/** A docs version as `site.yaml` lists it. */
export interface DocsVersion {
  name: string;
  status: 'current' | 'old' | 'unreleased';
}

const currentBase = '/docs';

/** Where the routes of a version begin: `/docs` for the current one, `/docs/<name>` for any other. */
export function versionBase({ name, status }: DocsVersion): string {
  return status === 'current' ? currentBase : `${currentBase}/${name}`;
}

/** Whether the routes of the current version begin with this base. */
export function isCurrentBase(base: string): boolean {
  return base === currentBase;
}

/** The version that a route belongs to; undefined for pages outside the docs, such as the search. */
export function versionOf<Version extends DocsVersion>(
  route: string,
  versions: readonly Version[],
): Version | undefined {
  const owners = versions.filter((version) => route.startsWith(`${versionBase(version)}/`));
  // Routes of every version start with the base of the current one.
  return owners.find(({ status }) => status !== 'current') ?? owners[0];
}

/** The address that a page of the version `from` would have in the version `to`. */
export function moveRoute(route: string, from: DocsVersion, to: DocsVersion): string {
  return versionBase(to) + route.slice(versionBase(from).length);
}
