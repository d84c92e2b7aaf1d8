import { keepCauses } from '../../problems/keep-causes';
import type { Finding } from '../../problems/problem';
import { rememberByObject } from '../../text/remember';
import { asList, asObject, type Json, type OpenApiDocument } from '../document/document';
import { listOperations } from '../document/list-operations';
import { listParts } from '../document/list-parts';
import { splitPointer } from '../document/pointer';
import { hasTarget, resolve } from '../document/reference';
import { listMisuses, type Repair } from './misused-keywords';
import { listReferences } from './refused-operations';

const listRepairs = rememberByObject((document: OpenApiDocument): Repair[] => [
  ...listMisuses(document),
  ...listDangling(document),
  ...listMissing(document),
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
  return listReferences(document).flatMap(({ ref, pointer, holder }) => {
    if (holder.kind !== 'schema' || !ref.startsWith('#') || hasTarget(document, ref)) return [];
    const finding = {
      code: 'openapi/dangling-reference',
      found: `a reference to ${ref}, which does not exist`,
      expected: 'a reference to a part of the document',
      fix: 'correct the reference, or add its target; until then, the page allows any value here',
    };
    return [{ pointer, finding }];
  });
}

/** What stands in braces in a path is a parameter, whether or not it is described. */
function listMissing(document: OpenApiDocument): Repair[] {
  return listOperations(document).flatMap(({ path, operation, pathItem, pointer }) => {
    const written = [operation, pathItem].flatMap((owner) => asList(owner.parameters));
    const names = written.map((each) => resolve(document, each).name);
    const wanted = [...path.matchAll(/\{([^/}]+)\}/g)].map(([, name]) => name);
    const missing = [...new Set(wanted)].filter((name) => !names.includes(name));
    if (missing.length === 0) return [];
    const finding = {
      code: 'openapi/missing-path-parameter',
      found: `${missing.map((name) => `{${name}}`).join(' and ')} in ${path}, which no parameter describes; the page shows a text`,
      expected: 'a parameter with `in: path` for each name in braces',
      fix: 'add it with `required: true`, or correct the path',
    };
    const added = missing.map((name) => {
      return { name, in: 'path', required: true, schema: { type: 'string' } };
    });
    const value = [...asList(operation.parameters), ...added];
    return [{ pointer: `${pointer}/parameters`, finding, value }];
  });
}

/** A parameter whose name is in the path can only be sent there. */
function listMisplaced(document: OpenApiDocument): Repair[] {
  const written = listParts(document).flatMap(({ kind, pointer, value }) => {
    const [root, path = '', ...below] = splitPointer(pointer);
    const isOwn = kind === 'parameter' && root === 'paths' && below.length <= 3;
    return isOwn ? [{ path, pointer, written: value, parameter: resolve(document, value) }] : [];
  });
  const given = new Set(
    written.flatMap(({ path, parameter }) =>
      parameter.in === 'path' ? [`${path} ${parameter.name}`] : [],
    ),
  );
  return written.flatMap(({ path, pointer, written: parameter }): Repair[] => {
    const { name, in: location } = parameter;
    const isOther = typeof location === 'string' && location !== 'path';
    if (!isOther || given.has(`${path} ${name}`) || !path.includes(`{${name}}`)) return [];
    const finding = {
      code: 'openapi/path-parameter-elsewhere',
      found: `the parameter ${name} with \`in: ${location}\`, although the path has {${name}}; the page shows it in the path`,
      expected: '`in: path` and `required: true`',
      fix: 'correct the place, or the name',
    };
    return [{ pointer, finding, value: { ...parameter, in: 'path', required: true } }];
  });
}
