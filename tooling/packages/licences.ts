import satisfies from 'spdx-satisfies';
import { type LockedPackage, nameOf } from './lockfile';

/** SPDX licences that packages may have. None of them asks anything of a site that is built with it. */
const allowedLicences = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'WTFPL',
  // Tools and their data, which the site does not contain.
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
];

/** Licences of packages whose `package.json` has no SPDX expression, from their licence files. */
export const knownLicences: ReadonlyMap<string, string> = new Map([
  ['@cspell/dict-en-common-misspellings', 'CC-BY-SA-4.0'],
  ['busboy', 'MIT'],
  ['hogan.js', 'Apache-2.0'],
  ['linkfs', 'Unlicense'],
  ['mkdirp', 'MIT'],
  ['not', 'MIT'],
  ['streamsearch', 'MIT'],
  ['valid-url', 'MIT'],
  ['xmlhttprequest-ssl', 'MIT'],
]);

export const isAllowed = (licence: string): boolean => satisfies(licence, allowedLicences);

/** The licence in the package's own `package.json`, if it is an SPDX expression. */
export function findOwnLicence({ license }: LockedPackage): string | undefined {
  try {
    if (license) isAllowed(license);
    return license;
  } catch {
    return undefined;
  }
}

/** The licence of a package as an SPDX expression; undefined if it is not known. */
export const findLicence = (path: string, entry: LockedPackage): string | undefined =>
  findOwnLicence(entry) ?? knownLicences.get(nameOf(path));
