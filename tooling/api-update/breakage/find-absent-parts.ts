import {
  asObject,
  isObject,
  type OpenApiDocument,
  own,
} from '../../../src/openapi/document/document';
import { idOf, listOperations } from '../../../src/openapi/document/list-operations';
import { queryPath } from '../../../src/overlays/json-path';
import { mapsByName } from '../../../src/overlays/merge-update';
import { stepInto } from '../../../src/overlays/origins';
import type { Origin } from '../../../src/overlays/overlay';
import type { Problem } from '../../../src/problems/problem';
import { suggest } from '../../../src/text/nearest';
import type { Documents } from '../compare-files';
import type { WrittenOverlay } from '../read-current';

/**
 * Finds what actions of overlays name although only the older interface has it: parts in their updates, which the newer
 * document would get from the update alone, and operations in targets that still select others.
 */
export function findAbsentParts(
  overlays: readonly WrittenOverlay[],
  { before, after }: Documents,
): Problem[] {
  const ids = [before, after].map((document) => new Set(listOperations(document).map(idOf)));
  const isGone = (name: string) => ids[0]?.has(name) === true && ids[1]?.has(name) === false;
  return overlays.flatMap(({ file, actions }) =>
    actions.flatMap(({ target, update }, index): Problem[] => {
      const at = { file, pointer: `/actions/${index}/update` };
      const [was, is] = [before, after].map((document) => select(document, target));
      if (!was?.length || !is?.length) return [];
      const key = /\.(\w+)$/.exec(target)?.[1] ?? '';
      const known = new Set(listAbsent(was, update, key, at).map(({ pointer }) => pointer));
      const absent = listAbsent(is, update, key, at).filter(({ pointer }) => !known.has(pointer));
      const gone = [...target.matchAll(/'([^']+)'/g)]
        .map(([, name = '']) => name)
        .filter(isGone)
        .map((name) => ({
          name,
          names: [...(ids[1] ?? [])],
          file,
          pointer: `/actions/${index}/target`,
        }));
      return [...absent, ...gone].map(describe);
    }),
  );
}

function select(document: OpenApiDocument, target: string): unknown[] {
  const selected = queryPath(document, target);
  return 'matches' in selected ? selected.matches.map(({ value }) => value) : [];
}

/** A part that is described although it is not there, and those that are. */
interface Absent extends Origin {
  name: string;
  names: string[];
}

/** Keys of parts that words alone do not make, besides those that are found by a name. */
const parts = new Set([...mapsByName, 'requestBody', 'schema', 'items']);

/** Lists the parts in an update that none of the `targets` has; `key` is that of the targets. */
function listAbsent(
  targets: readonly unknown[],
  update: unknown,
  key: string,
  at: Origin,
): Absent[] {
  const isName = mapsByName.has(key);
  return Object.entries(asObject(update)).flatMap(([name, value]) => {
    const below = stepInto(at, name);
    const inner = targets.flatMap((target) => own(asObject(target), name) ?? []);
    if (inner.length > 0) {
      const isPart = isName || parts.has(name);
      return isPart && isObject(value) ? listAbsent(inner, value, isName ? '' : name, below) : [];
    }
    if (!isName && !parts.has(name)) return [];
    const names = [...new Set(targets.flatMap((target) => Object.keys(asObject(target))))];
    return [{ ...below, name, names }];
  });
}

function describe({ name, names, file, pointer }: Absent): Problem {
  return {
    severity: 'error',
    code: 'update/absent-part',
    file,
    pointer,
    found: `words on ${name}, which the new interface does not contain here`,
    expected: describeKnown(names),
    fix: suggest(name, names, 'remove them, or correct the name'),
  };
}

/** The names that may be meant, as long as they can be read at a glance. */
function describeKnown(names: readonly string[]): string {
  return names.length > 0 && names.length <= 20
    ? `one of ${names.join(', ')}`
    : 'parts of the new interface';
}
