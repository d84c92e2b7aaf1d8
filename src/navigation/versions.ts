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

/**
 * The address that a link means which is written in a text of the version whose routes begin with `base`. An address
 * below `/docs/` is that of the same version: in a text of 0.93, `/docs/setup/` means `/docs/0.93/setup/`. One that
 * names any of `versions` is of that version, also if it is the current one, whose routes lack its name:
 * `/docs/0.117/setup/` means `/docs/setup/`. Everything else stays as it is.
 */
export function placeLink(url: string, base: string, versions: readonly DocsVersion[]): string {
  const [, rest, name] = /^\/docs((?:\/([^/?#]*))?(?:[/?#].*)?)$/s.exec(url) ?? [];
  if (rest === undefined) return url;
  const named = versions.find((version) => version.name === name);
  return named ? versionBase(named) + rest.slice(named.name.length + 1) : base + rest;
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
