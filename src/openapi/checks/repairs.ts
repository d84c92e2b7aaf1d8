import { keepCauses } from '../../problems/keep-causes';
import type { Finding } from '../../problems/problem';
import { rememberByObject } from '../../text/remember';
import { asList, asObject, type Json, type OpenApiDocument } from '../document/document';
import { escapeKey, splitPointer } from '../document/pointer';
import { hasTarget, resolve } from '../document/reference';
import { listMisuses, type Repair } from './misused-keywords';
import { kindAt } from './part-kinds';
import { listReferences } from './refused-operations';

const listRepairs = rememberByObject((document: OpenApiDocument): Repair[] => [
  ...listMisuses(document),
  ...listDangling(document),
  ...listMisplaced(document),
]);

/** Finds the mistakes that `withRepairs` reads as something else, each of them once. */
export function findRepaired(document: OpenApiDocument): Finding[] {
  const findings = listRepairs(document).map(({ pointer, finding }): Finding => {
    return { severity: 'warning', cause: finding.found, pointer, ...finding };
  });
  return keepCauses(findings);
}

/** A document in which mistakes with a plain meaning are mended; the same object if there are none. */
export function withRepairs(document: OpenApiDocument): OpenApiDocument {
  return listRepairs(document).reduce<unknown>(
    (mended, { pointer, value }) => replaceAt(mended, splitPointer(pointer), value),
    document,
  ) as OpenApiDocument;
}

function replaceAt(
  whole: unknown,
  [key = '', ...below]: readonly string[],
  value: unknown,
): unknown {
  if (Array.isArray(whole)) {
    const index = Number(key);
    return whole.with(index, below.length === 0 ? value : replaceAt(whole[index], below, value));
  }
  const { [key]: part, ...others }: Json = asObject(whole);
  if (below.length === 0 && value === undefined) return others;
  return { ...asObject(whole), [key]: below.length === 0 ? value : replaceAt(part, below, value) };
}

/** A schema that refers to nothing may be anything. */
function listDangling(document: OpenApiDocument): Repair[] {
  return listReferences(document).flatMap(({ ref, pointer }) => {
    const isSchema = kindAt(pointer.slice(0, pointer.lastIndexOf('/'))) === 'schema';
    if (!isSchema || !ref.startsWith('#') || hasTarget(document, ref)) return [];
    const finding = {
      code: 'openapi/dangling-reference',
      found: `a reference to ${ref}, which does not exist`,
      expected: 'a reference to a part of the document',
      fix: 'correct the reference, or add its target; until then, the page allows any value here',
    };
    return [{ pointer, finding }];
  });
}

/** A parameter whose name is in the path can only be sent there. */
function listMisplaced(document: OpenApiDocument): Repair[] {
  return Object.entries(asObject(document.paths)).flatMap(([path, item]) => {
    const below = `/paths/${escapeKey(path)}`;
    const owners = [
      { owner: asObject(item), pointer: below },
      ...Object.entries(asObject(item)).map(([key, part]) => ({
        owner: Array.isArray(part) ? {} : asObject(part),
        pointer: `${below}/${escapeKey(key)}`,
      })),
    ];
    const given = new Set(
      owners
        .flatMap(({ owner }) => asList(owner.parameters))
        .map((parameter) => resolve(document, parameter))
        .flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : [])),
    );
    return owners.flatMap(({ owner, pointer }) =>
      asList(owner.parameters).flatMap((parameter, index): Repair[] => {
        const { name, in: location } = asObject(parameter);
        const isOther = typeof location === 'string' && location !== 'path';
        if (!isOther || given.has(name) || !path.includes(`{${name}}`)) return [];
        const finding = {
          code: 'openapi/path-parameter-elsewhere',
          found: `the parameter ${name} with \`in: ${location}\`, although the path has {${name}}; the page shows it in the path`,
          expected: '`in: path` and `required: true`',
          fix: 'correct the place, or the name',
        };
        const value = { ...asObject(parameter), in: 'path', required: true };
        return [{ pointer: `${pointer}/parameters/${index}`, finding, value }];
      }),
    );
  });
}
