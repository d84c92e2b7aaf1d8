import type { Place } from '../../problems/place';
import type { Problem } from '../../problems/problem';

/** Something that a shared text speaks of and that a version lacks. */
export interface Lack extends Place {
  version: string;
  file: string;
  code: string;
  /** For the message: `a link to /docs/setup/`. */
  found: string;
}

/** Warns of what versions lack, once for each place. */
export function describeLacks(lacks: readonly Lack[]): Problem[] {
  const versions = new Map<string, Set<string>>();
  for (const { version, ...place } of lacks) {
    const key = JSON.stringify(place);
    versions.set(key, (versions.get(key) ?? new Set()).add(version));
  }
  return [...versions].map(([key, names]) => describeLack(JSON.parse(key), [...names]));
}

function describeLack(
  { found, ...place }: Omit<Lack, 'version'>,
  versions: readonly string[],
): Problem {
  const [first = ''] = versions;
  const isOne = versions.length === 1;
  const without = isOne
    ? `version ${first} lacks although it shares this text`
    : `the versions ${versions.join(' and ')} lack although they share this text`;
  const isOverlay = place.file.includes('/openapi/overlays/');
  const own = isOverlay
    ? `describe it for ${first} in versions/${first}/openapi/overlays/`
    : suggestCopy(place.file, first);
  return {
    severity: 'warning',
    ...place,
    found: `${found}, which ${without}`,
    expected:
      'what every version with this text has; where it is missing, the current one is shown',
    fix: `ignore this if readers of ${isOne ? 'that version' : 'those versions'} may see it, or ${own}`,
  };
}

/** How to give a version a file of its own in place of a shared one. `file` is its name in messages. */
export function suggestCopy(file: string, version: string): string {
  const path = file.split('/').slice(1).join('/');
  return `give ${version} its own: npm run new -- copy ${path} --version ${version}`;
}
