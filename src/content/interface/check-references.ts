import type { Json, OpenApiDocument } from '../../openapi/document/document';
import { isName, listEntries } from '../../openapi/document/list-entries';
import { nameOfReference, resolve } from '../../openapi/document/reference';
import type { PointedFinding } from '../../problems/problem';

/** A mistake in an OpenAPI document. */
export interface InterfaceFinding extends PointedFinding {
  /** JSON pointer of what a reference should lead to, where it may have been removed. */
  missing?: string;
}

/** Finds the references that lead to another file, or nowhere. */
export function checkReferences(document: Json): InterfaceFinding[] {
  return listEntries(document, '').flatMap((entry) => {
    const { pointer, key, value } = entry;
    if (key !== '$ref' || typeof value !== 'string' || isName(entry)) return [];
    const problem = judge(value, document as OpenApiDocument);
    return problem ? [{ pointer, ...problem }] : [];
  });
}

function judge(
  ref: string,
  document: OpenApiDocument,
): Omit<InterfaceFinding, 'pointer'> | undefined {
  if (!ref.startsWith('#')) {
    return {
      code: 'openapi/outer-reference',
      found: `a reference to ${ref}, outside of this document`,
      expected: 'references within the document, #/components/schemas/Name for example',
      repair: 'bundle the documents into one, or move the type into components',
    };
  }
  if (leadsSomewhere(document, ref)) return undefined;
  return {
    code: 'openapi/dangling-reference',
    ...(ref.startsWith('#/') && { missing: ref.slice(1) }),
    found: `a reference to ${ref}, which does not exist`,
    expected: 'a reference to a part of the document',
    repair: 'correct the reference, or add what it leads to',
  };
}

/** An empty schema is something too, so the key must exist even where nothing stands behind it. */
function leadsSomewhere(document: OpenApiDocument, ref: string): boolean {
  const end = ref.lastIndexOf('/');
  const parent = resolve(document, { $ref: ref.slice(0, end) });
  return (
    Object.keys(resolve(document, { $ref: ref })).length > 0 ||
    Object.hasOwn(parent, nameOfReference(ref))
  );
}
