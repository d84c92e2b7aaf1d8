import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { findLicence } from './licences';
import { type LockedPackage, type LockedPackages, nameOf, resolvePackage } from './lockfile';

const { Component, LicenseExpression, LicenseRepository, HashDictionary } = Models;

/** The hashes of a package from its `integrity`, such as `sha512-q83v…`. */
function toHashes({ integrity = '' }: LockedPackage) {
  const [algorithm, value] = integrity.split(/-(.*)/);
  if (algorithm !== 'sha512' || !value) return undefined;
  const hash = Buffer.from(value, 'base64').toString('hex');
  return new HashDictionary([[Enums.HashAlgorithm['SHA-512'], hash]]);
}

function toComponent(path: string, entry: LockedPackage) {
  const name = nameOf(path);
  const { version } = entry;
  const licence = findLicence(path, entry);
  return new Component(Enums.ComponentType.Library, name, {
    bomRef: path,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope: entry.optional ? Enums.ComponentScope.Optional : Enums.ComponentScope.Required,
    hashes: toHashes(entry),
    licenses: new LicenseRepository(licence ? [new LicenseExpression(licence)] : []),
  });
}

/**
 * Describes what a project is built with as a CycloneDX document (SBOM) in JSON. It has neither a date
 * nor a serial number, so the same packages always give the same text.
 */
export function describePackages(project: LockedPackage, packages: LockedPackages): string {
  const used = [...packages].filter(([, { dev }]) => !dev);
  const components = new Map(used.map(([path, entry]) => [path, toComponent(path, entry)]));
  const root = new Component(Enums.ComponentType.Application, project.name ?? '', {
    bomRef: '.',
    version: project.version,
  });
  for (const [path, entry] of [['', project] as const, ...used]) {
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    const user = components.get(path) ?? root;
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const component = components.get(resolvePackage(packages, path, name) ?? '');
      if (component) user.dependencies.add(component.bomRef);
    }
  }
  const bom = new Models.Bom({ components: new Models.ComponentRepository(components.values()) });
  bom.metadata.component = root;
  const normalizer = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(normalizer).serialize(bom, { sortLists: true, space: 1 });
}
