import { isInExtension, kindAt } from '../../openapi/checks/part-kinds';
import type { Json, OpenApiDocument } from '../../openapi/document/document';
import { isName, listEntries } from '../../openapi/document/list-entries';
import { escapeKey } from '../../openapi/document/pointer';
import {
  follow,
  keysOf,
  nameOfReference,
  pointerOf,
  resolve,
} from '../../openapi/document/reference';
import { keepCauses } from '../../problems/keep-causes';
import type { Finding } from '../../problems/problem';

/**
 * Finds the references to other files, to parts that do not exist, and to parts of another kind. What an
 * extension contains is the business of the program that defines it, so references in it are not followed.
 */
export function checkReferences(document: Json): Finding[] {
  const findings = listEntries(document, '').flatMap((entry): Finding[] => {
    const { pointer, key, value } = entry;
    if (key !== '$ref' || typeof value !== 'string' || isName(entry)) return [];
    if (isInExtension(pointer)) return [];
    const finding =
      checkTarget(value, document as OpenApiDocument) ??
      checkKind(value, pointer, document as OpenApiDocument);
    return finding ? [{ pointer, ...finding }] : [];
  });
  return keepCauses(findings);
}

function checkTarget(ref: string, document: OpenApiDocument): Finding | undefined {
  if (!ref.startsWith('#')) {
    return {
      code: 'openapi/outer-reference',
      found: `a reference to ${ref}, outside this document`,
      expected: 'references within the document, for example #/components/schemas/Name',
      fix: 'bundle the documents into one, or move the type into components',
    };
  }
  if (hasTarget(document, ref)) return undefined;
  return {
    code: 'openapi/dangling-reference',
    cause: ref,
    found: `a reference to ${ref}, which does not exist`,
    expected: 'a reference to a part of the document',
    fix: 'correct the reference, or add its target',
  };
}

/** Not the end of a chain of references, which the last of them is checked for. */
function hasTarget(document: OpenApiDocument, ref: string): boolean {
  const end = ref.lastIndexOf('/');
  return (
    follow(document, ref) !== undefined ||
    Object.hasOwn(resolve(document, { $ref: ref.slice(0, end) }), nameOfReference(ref))
  );
}

function checkKind(ref: string, pointer: string, document: OpenApiDocument): Finding | undefined {
  const wanted = kindAt(pointer.slice(0, pointer.lastIndexOf('/')));
  const keys = keysOf(pointerOf(document, ref) ?? ref);
  const kind = kindAt(keys.map((key) => `/${escapeKey(key)}`).join(''));
  if (!wanted || !kind || wanted === kind) return undefined;
  return {
    code: 'openapi/reference-to-other-kind',
    cause: `${ref} as ${wanted}`,
    found: `a reference to ${ref}, which is a ${kind}`,
    expected: `a reference to a ${wanted}`,
    fix: 'correct the reference, or move its target to where it belongs',
  };
}
