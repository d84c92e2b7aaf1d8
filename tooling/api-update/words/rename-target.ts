import type { OpenApiDocument } from '../../../src/openapi/document/document';
import { type Location, partAt } from './part-at';
import type { Renames } from './renames';
import { writeName, writeStep } from './write-path';

/** A name in a JSONPath: `.name` or `['name']`. */
const step = String.raw`\.([A-Za-z_]\w*)|\[(['"])((?:\\.|(?!\2).)*)\2\]`;

/**
 * The target of an action with the new names of what it selects. `locations` are those of its matches
 * in the document before.
 */
export function renameTarget(
  target: string,
  before: OpenApiDocument,
  locations: readonly Location[],
  renames: Renames,
): string {
  const [location, ...others] = locations;
  const renamed = moveAddress(
    renameSteps(
      renameSelected(
        renameSelected(target, String.raw`@\.operationId`, renames.operations),
        String.raw`@\.tags\[\d+\]`,
        renames.areas,
      ),
      'schemas',
      (name) => renames.types.get(name),
    ),
    renames,
  );
  const ofArea = renamed.startsWith('$.tags')
    ? renameSelected(renamed, String.raw`@\.name`, renames.areas)
    : renamed;
  // Names within a part are only known if the target selects a single part.
  return location && others.length === 0 ? renameInner(ofArea, before, location, renames) : ofArea;
}

/** Replaces the value that a filter compares with: `[?@.operationId == 'Old']`. */
function renameSelected(target: string, field: string, names: ReadonlyMap<string, string>): string {
  const comparison = new RegExp(String.raw`(${field}\s*==\s*)(['"])((?:\\.|(?!\2).)*)\2`, 'g');
  return target.replace(comparison, (all, start: string, quote: string, name: string) => {
    const to = names.get(readName(name));
    return to === undefined ? all : start + writeName(to, quote);
  });
}

/** Renames the step after a key: `.schemas.Old`. */
function renameSteps(
  target: string,
  key: string,
  nameOf: (name: string) => string | undefined,
): string {
  const pattern = new RegExp(String.raw`(\.${key})(?:${step})`.replaceAll('\\2', '\\3'), 'g');
  return target.replace(
    pattern,
    (all, start: string, plain?: string, _quote?: string, quoted?: string) => {
      const to = nameOf(plain ?? readName(quoted ?? ''));
      return to === undefined ? all : start + writeStep(to);
    },
  );
}

/** Renames the fields and the parameter of the one part that a target selects. */
function renameInner(
  target: string,
  before: OpenApiDocument,
  location: Location,
  renames: Renames,
): string {
  const fields = location.flatMap((key, index) =>
    location[index - 1] === 'properties'
      ? [{ name: String(key), to: renames.nameOf(partAt(before, location.slice(0, index + 1))) }]
      : [],
  );
  const parameter = location.indexOf('parameters');
  const part = partAt(before, location.slice(0, parameter + 2));
  const named = parameter < 0 ? undefined : renames.nameOf(part);
  const withParameter =
    named === undefined || part.parameter === undefined
      ? target
      : renameSelected(target, String.raw`@\.name`, new Map([[part.parameter, named]]));
  return renameSteps(
    withParameter,
    'properties',
    (name) => fields.find((field) => field.name === name)?.to,
  );
}

/** Follows an operation that a target selects by its path and method. */
function moveAddress(target: string, { addresses }: Renames): string {
  const pattern = /^\$\.paths\[(['"])(.+?)\1\]\.(get|put|post|delete|patch|head|options|trace)\b/;
  return target.replace(pattern, (all, quote: string, path: string, method: string) => {
    const [to, toPath] = (addresses.get(`${method.toUpperCase()} ${path}`) ?? '').split(' ');
    return to && toPath ? `$.paths[${quote}${toPath}${quote}].${to.toLowerCase()}` : all;
  });
}

function readName(written: string): string {
  return written.replace(/\\(.)/g, '$1');
}
