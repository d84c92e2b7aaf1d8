import { kindAt } from '../../openapi/checks/part-kinds';
import type { Json, OpenApiDocument } from '../../openapi/document/document';
import { isName, listEntries } from '../../openapi/document/list-entries';
import { escapeKey } from '../../openapi/document/pointer';
import { keysOf, nameOfReference, pointerOf, resolve } from '../../openapi/document/reference';
import type { PointedFinding } from '../../problems/problem';

/** A mistake in an OpenAPI document. */
export interface InterfaceFinding extends PointedFinding {
  /** JSON pointer of what a reference should lead to, where it may have been removed. */
  missing?: string;
}

/** Finds the references that lead to another file, nowhere, or to a part of another kind. */
export function checkReferences(document: Json): InterfaceFinding[] {
  return listEntries(document, '').flatMap((entry) => {
    const { pointer, key, value } = entry;
    if (key !== '$ref' || typeof value !== 'string' || isName(entry)) return [];
    const finding =
      judgeTarget(value, document as OpenApiDocument) ??
      judgeKind(value, pointer, document as OpenApiDocument);
    return finding ? [{ pointer, ...finding }] : [];
  });
}

type Judgement = Omit<InterfaceFinding, 'pointer'> | undefined;

function judgeTarget(ref: string, document: OpenApiDocument): Judgement {
  if (!ref.startsWith('#')) {
    return {
      code: 'openapi/outer-reference',
      found: `a reference to ${ref}, outside of this document`,
      expected: 'references within the document, #/components/schemas/Name for example',
      fix: 'bundle the documents into one, or move the type into components',
    };
  }
  if (leadsSomewhere(document, ref)) return undefined;
  return {
    code: 'openapi/dangling-reference',
    ...(ref.startsWith('#/') && { missing: ref.slice(1) }),
    found: `a reference to ${ref}, which does not exist`,
    expected: 'a reference to a part of the document',
    fix: 'correct the reference, or add what it leads to',
  };
}

/** An empty schema is something too, so the key must exist even where nothing is behind it. */
function leadsSomewhere(document: OpenApiDocument, ref: string): boolean {
  const end = ref.lastIndexOf('/');
  const parent = resolve(document, { $ref: ref.slice(0, end) });
  return (
    Object.keys(resolve(document, { $ref: ref })).length > 0 ||
    Object.hasOwn(parent, nameOfReference(ref))
  );
}

function judgeKind(ref: string, pointer: string, document: OpenApiDocument): Judgement {
  const wanted = kindAt(pointer.slice(0, pointer.lastIndexOf('/')));
  const keys = keysOf(pointerOf(document, ref) ?? ref);
  const kind = kindAt(keys.map((key) => `/${escapeKey(key)}`).join(''));
  if (!wanted || !kind || wanted === kind) return undefined;
  return {
    code: 'openapi/reference-to-other-kind',
    found: `a reference to ${ref}, which is a ${kind}`,
    expected: `a reference to a ${wanted}`,
    fix: 'correct the reference, or move what it leads to where it belongs',
  };
}
