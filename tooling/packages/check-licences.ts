import { findLicence, findOwnLicence, isAllowed, knownLicences } from './licences';
import { type LockedPackage, type LockedPackages, nameOf } from './lockfile';

function checkLicence(path: string, entry: LockedPackage): string[] {
  const { version, license } = entry;
  const name = nameOf(path);
  const licence = findLicence(path, entry);
  if (licence && isAllowed(licence)) return [];
  if (licence) {
    return [
      `${name} ${version} has the licence ${licence}, which is not among \`allowedLicences\`. ` +
        'Use another package, or add the licence if it may be used.',
    ];
  }
  const found = license ? `the licence "${license}", which is no SPDX expression` : 'no licence';
  return [
    `${name} ${version} has ${found}. Read its licence file and add it to \`knownLicences\`.`,
  ];
}

/** Describes each package whose licence is unknown or not allowed, and each entry that is not needed. */
export function checkLicences(packages: LockedPackages): string[] {
  const needed = new Set(
    [...packages].flatMap(([path, entry]) => (findOwnLicence(entry) ? [] : [nameOf(path)])),
  );
  return [
    ...[...packages].flatMap(([path, entry]) => checkLicence(path, entry)),
    ...[...knownLicences.keys()]
      .filter((name) => !needed.has(name))
      .map((name) => `\`knownLicences\` has ${name}, which does not need it. Remove the entry.`),
  ];
}
